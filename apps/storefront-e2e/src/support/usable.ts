import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { unreachableControls, widestOverflow } from './overflow.ts';

/** A browser's own size of text, in px, and twice as large. */
const [TEXT, LARGE_TEXT] = [16, 32];

/** A desktop of 1280 x 1024 at 200 % and at 400 %; text alone twice as large, as the browser's settings have it; the narrowest phone. */
const zooms = [
  { zoom: 'all at 200 %', width: 640, height: 512, text: TEXT },
  { zoom: 'all at 400 %', width: 320, height: 256, text: TEXT },
  { zoom: 'text at 200 %, desktop', width: 1280, height: 1024, text: LARGE_TEXT },
  { zoom: 'text at 200 %, phone', width: 360, height: 740, text: LARGE_TEXT },
  { zoom: 'phone', width: 320, height: 640, text: TEXT },
];

/** Goes on when something is found, so that all of it is told. */
const expectNothing = (find: () => Promise<string[]>, what: string) =>
  expect.configure({ soft: true }).poll(find, what).toEqual([]);

/**
 * Holds the page as it stands to everything that people need: accessible on desktop and phone, in light and dark, nothing
 * to scroll sideways and every control in reach on the narrowest phone and at 200 % and 400 %.
 *
 * @param frame what is in the foreground, for example the payment window
 */
export async function expectUsable(page: Page, where: string, frame = page.mainFrame()): Promise<void> {
  await expectAccessible(page, where);

  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  for (const { zoom, text, ...size } of zooms) {
    await page.setViewportSize(size);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    // Lists are laid out again after a resize.
    await expectNothing(() => frame.evaluate(widestOverflow), `too wide: ${where}, ${zoom}`);
    await expectNothing(() => frame.evaluate(unreachableControls), `out of reach: ${where}, ${zoom}`);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: TEXT } });
  await browser.detach();
  if (before) await page.setViewportSize(before);
}
