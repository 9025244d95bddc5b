import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { closeToasts } from './shopping.ts';
import { showColours } from './show-colours.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
const WCAG_AA: axeCore.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Pages are opened, and go on, in this size and in light. */
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** The colour mode of each size. Tests of pages take one pair and ways through them the other, so that all four are seen. */
export interface Modes {
  readonly desktop: 'light' | 'dark';
  readonly phone: 'light' | 'dark';
}
export const LIGHT_DESKTOP: Modes = { desktop: 'light', phone: 'dark' };
export const DARK_DESKTOP: Modes = { desktop: 'dark', phone: 'light' };

/** Checks the current page, or the only part of it that no other test sees, on desktop and phone, one of them dark. */
export async function expectAccessible(
  page: Page,
  where: string,
  { desktop, phone }: Modes,
  part?: string,
): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.evaluate(showColours, desktop);
  expect.soft(await violations(page, part), `${where}, desktop, ${desktop}`).toEqual([]);

  // On a phone they cover the search, for as long as they are there.
  await closeToasts(page);
  await page.setViewportSize(PHONE);
  await page.evaluate(showColours, phone);
  // In the new size the search may be half scrolled away, under the header's first row.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await violations(page, part), `${where}, phone, ${phone}`).toEqual([]);
  await page.evaluate(showColours, 'light' as const);
  await page.setViewportSize(DESKTOP);
}

/** One line for each violation: rule and place. Same-origin frames are included. */
async function violations(page: Page, part?: string): Promise<string[]> {
  // Injected once for each document, which is slow.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  const found = await page.evaluate(look, { runOnly: WCAG_AA, part });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary.split('\n')[1]?.trim()})`,
    ),
  );
}

declare global {
  interface Window {
    axe: typeof axeCore;
    /** Widths in which the frame of this document's pages was checked. */
    checkedFrames?: Set<number>;
  }
}

/**
 * Runs in the page. Animations are finished first, and those that follow: axe takes a drawer that is still outside the
 * screen for a page without an open dialog, and the page behind it for wrongly hidden.
 */
async function look({
  runOnly,
  part,
}: {
  runOnly: axeCore.RunOnly;
  part?: string | undefined;
}): Promise<axeCore.Result[]> {
  const running = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
  do {
    for (const animation of running()) animation.finish();
    await new Promise(requestAnimationFrame);
  } while (running().length > 0);
  // What lies behind a dialog is out of reach, and is checked as a page of its own.
  const dialogs = Array.from(document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog'));
  const open = dialogs.filter((dialog) => dialog.checkVisibility());
  // Header and footer are checked once, with the document's first page.
  const checked = (window.checkedFrames ??= new Set());
  const exclude = checked.has(innerWidth) ? document.querySelectorAll('header:not(main *), footer:not(main *)') : [];
  if (open.length === 0 && !part) checked.add(innerWidth);
  const { violations } = await window.axe.run(open.length > 0 ? open : { include: part ?? 'html', exclude }, {
    runOnly,
    resultTypes: ['violations'],
    // Without the style sheets, which no rule of these reads.
    preload: { assets: ['media'] },
  });
  return violations;
}
