import { readFolder } from '@shop/release-tools/archive/files';
import { buildFolder } from '@shop/release-tools/workspace';
import { findBrowser } from '@shop/workspace-tools/browser/find-browser';
import { chosen, CommandError, print } from '@shop/workspace-tools/terminal/command';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { measureInTurns, median, resultTable } from '../in-turns.ts';
import { isScore, lighthousePage, measuredPages, siteOf } from './lighthouse.ts';

/** The times of a shared machine vary: only a clearly worse page fails. */
const LOWEST_SCORE = 95;

/** Measures the present build. @throws CommandError for a score that is too low */
export async function measurePages({ only = 'home,products,product,cart', rounds }: { only?: string; rounds: number }) {
  const browser = await findBrowser();
  const site = siteOf(readFolder(buildFolder));
  const measurements = chosen(measuredPages, only).map((page) => ({
    name: page.name,
    measure: () => lighthousePage(page, browser, site, workspaceRoot),
  }));
  const values = await measureInTurns(['Now'], measurements, rounds);
  print(resultTable(['Now'], values));
  const low = [...values].filter(([row, [now = []]]) => isScore(row) && !(median(now) >= LOWEST_SCORE));
  if (low.length > 0) throw new CommandError(`Below ${LOWEST_SCORE}: ${low.map(([row]) => row).join(', ')}`);
}
