import { expect, type Page } from '@playwright/test';
import { expectAccessible, type Modes } from './axe.ts';
import { cutTexts, unreachableControls, widestOverflow } from './overflow.ts';

/** A browser's own size of text, in px, and twice as large. */
const [TEXT, LARGE_TEXT] = [16, 32];

const DESKTOP = { width: 1280, height: 1024 };

/** The desktop at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/**
 * A desktop of 1280 x 1024 at 400 %; text alone twice as large, as the browser's settings have it; and letters twice as
 * large, as a user's own style sheet has them, which leaves the breakpoints where they are. On the narrowest phone these
 * include text twice as large, which only makes fewer parts stay in sight. Larger letters on a desktop are the night's.
 */
const zooms = [
  { zoom: 'all at 400 %', ...ZOOMED, text: TEXT, letters: '' },
  { zoom: 'letters at 200 %, phone', width: 320, height: 640, text: TEXT, letters: '200%' },
  { zoom: 'letters at 200 %, desktop', ...DESKTOP, text: TEXT, letters: '200%' },
  { zoom: 'text at 200 %, desktop', ...DESKTOP, text: LARGE_TEXT, letters: '' },
].slice(0, process.env.NIGHTLY ? 4 : 2);

/** Goes on when something is found, so that all of it is reported. */
const expectNothing = (find: () => Promise<string[]>, what: string) =>
  expect.configure({ soft: true }).poll(find, what).toEqual([]);

/** Holds the page and its frames to having nothing to scroll sideways at 400 %, and the last frame's controls in reach. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  const inFrames = async () => (await Promise.all(page.frames().map((frame) => frame.evaluate(widestOverflow)))).flat();
  await expectNothing(inFrames, `too wide: ${where}, ${ZOOMED.width} px`);
  await expectNothing(() => page.frames().at(-1)!.evaluate(unreachableControls), `out of reach: ${where}`);
  if (before) await page.setViewportSize(before);
}

/**
 * Holds the page as it stands to everything that people need: accessible on desktop and phone, nothing
 * to scroll sideways and every control in reach at 400 % and with letters of 200 %.
 */
export async function expectUsable(page: Page, where: string, modes: Modes): Promise<void> {
  await expectAccessible(page, where, modes);

  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  const setLetters = (size: string) => page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
  for (const { zoom, text, letters, ...size } of zooms) {
    await page.setViewportSize(size);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await setLetters(letters);
    // Lists are laid out again after a resize.
    await expectNothing(() => page.evaluate(widestOverflow), `too wide: ${where}, ${zoom}`);
    await expectNothing(() => page.evaluate(unreachableControls), `out of reach: ${where}, ${zoom}`);
    await expectNothing(() => page.evaluate(cutTexts), `cut off: ${where}, ${zoom}`);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: TEXT } });
  await setLetters('');
  await browser.detach();
  if (before) await page.setViewportSize(before);
}
