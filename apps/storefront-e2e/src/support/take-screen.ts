import path from 'node:path';
import { type Page, test } from '@playwright/test';
import { loadEverything } from './load-everything.ts';

const folder = path.resolve(import.meta.dirname, '../../screens');

/**
 * Takes a screenshot, fonts and pictures loaded, into `screens/{name}--{project}.png`, for example
 * `home--phone-dark.png`.
 *
 * @param part `page` from top to bottom, or only what the `screen` shows (for dialogs and drawers)
 */
export async function takeScreen(page: Page, name: string, part: 'page' | 'screen' = 'page'): Promise<void> {
  await loadEverything(page);
  await page.screenshot({
    path: path.join(folder, `${name}--${test.info().project.name}.png`),
    fullPage: part === 'page',
    animations: 'disabled',
    caret: 'hide',
  });
}
