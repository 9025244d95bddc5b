import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { closeToasts } from './shopping.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
const WCAG_AA: axeCore.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Rules about colours, the only ones that differ between light and dark. */
const COLOUR_RULES: axeCore.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Pages are opened, and go on, in this size. */
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** Checks the current page on desktop and phone with every rule, and in dark mode with the colour rules. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  expect.soft(await violations(page, WCAG_AA), `${where}, desktop, light`).toEqual([]);

  // Colours do not depend on the size.
  await page.evaluate(showColours, 'dark' as const);
  expect.soft(await violations(page, COLOUR_RULES), `${where}, dark`).toEqual([]);
  await page.evaluate(showColours, 'light' as const);

  // On a phone they cover the search, for as long as they are there.
  await closeToasts(page);
  await page.setViewportSize(PHONE);
  // In the new size the search may be half scrolled away, under the header's first row.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await violations(page, WCAG_AA), `${where}, phone, light`).toEqual([]);
  await page.setViewportSize(DESKTOP);
}

/** One line for each violation: rule and place. Same-origin frames are included. */
async function violations(page: Page, runOnly: axeCore.RunOnly): Promise<string[]> {
  // Injected once for each document, which is slow.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  const found = await page.evaluate(look, runOnly);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary.split('\n')[1]?.trim()})`,
    ),
  );
}

/**
 * Runs in the page. Animations are finished first, and those that follow: axe takes a drawer that is still outside the
 * screen for a page without an open dialog, and the page behind it for wrongly hidden.
 */
async function look(runOnly: axeCore.RunOnly): Promise<axeCore.Result[]> {
  const running = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
  do {
    for (const animation of running()) animation.finish();
    await new Promise(requestAnimationFrame);
  } while (running().length > 0);
  const { axe } = window as unknown as typeof globalThis & { axe: typeof axeCore };
  return (await axe.run(document, { runOnly, resultTypes: ['violations'] })).violations;
}

/** Runs in the page: sets the colour mode. */
function showColours(mode: 'light' | 'dark'): void {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
}
