import path from 'node:path';
import { parseArgs } from 'node:util';
import { pageFile } from '@shop/domain/presentation/page-file';
import { inFolder, type Files } from '@shop/release-tools/archive/files';
import { readArtifact } from '@shop/release-tools/artifact/artifact';
import { buildFolder } from '@shop/release-tools/workspace';
import { findBrowser, NO_BROWSER } from '@shop/workspace-tools/browser/find-browser';
import { probeBrowser } from '@shop/workspace-tools/browser/probe-browser';
import { waysToABrowser } from '@shop/workspace-tools/browser/ways';
import { atTerminal, Refusal } from '@shop/workspace-tools/terminal/refusal';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { chosen, wholeNumber } from '../options.ts';
import type { Figures } from './load/figures.ts';
import { figuresTable, shortfalls, type PageFindings } from './load/figures-table.ts';
import { loadMessages as messages } from './load/load.messages.ts';
import { measurePage } from './load/measure-page.ts';
import { measuredPages } from './load/measured-pages.ts';
import { serveShop } from './use/served-shop.ts';
import { publishedBuild } from './published-build.ts';

// `npm run perf`: how fast the shop's pages load, by Lighthouse, from the release artifact or the build with its headers.

const KIBIBYTE = 1_024;
const say = (text: string) => process.stderr.write(`${text}\n`);

await atTerminal(async () => {
  const { values } = parseArgs({
    options: { artifact: { type: 'string' }, pages: { type: 'string' }, rounds: { type: 'string', default: '5' } },
  });
  const rounds = wholeNumber('rounds', values.rounds, { to: 99 });
  const pages = chosen('pages', measuredPages, values.pages);
  const finding = await findBrowser(waysToABrowser(workspaceRoot), probeBrowser, say);
  if (!finding.ok) throw new Refusal(NO_BROWSER);

  const site = await readSite(values.artifact);
  const shop = await serveShop(site);
  const sizeOf = (address: string): number => {
    const file = pageFile(address) ?? '';
    const name = site.has(file) ? file : address.slice(1);
    return (site.get(`${name}.br`) ?? site.get(name) ?? Buffer.alloc(0)).length / KIBIBYTE;
  };
  try {
    const findings: PageFindings[] = [];
    for (const page of pages) {
      const loadings: Figures[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        say(messages.measuring(page.name, round, rounds));
        loadings.push(await measurePage(page, { url: shop.url, browser: finding.browser, sizeOf }));
      }
      findings.push({ page, loadings });
    }
    const missed = shortfalls(findings);
    process.stdout.write(`${messages.medians(rounds)}\n${figuresTable(findings)}\n`);
    if (missed > 0) process.stdout.write(`${messages.missed(missed)}\n`);
    process.exitCode = missed > 0 ? 1 : 0;
  } finally {
    await shop.close();
  }
});

/** The site with its compressed files, as it is published. */
async function readSite(artifact?: string): Promise<Files> {
  if (artifact !== undefined)
    return inFolder((await readArtifact(path.resolve(process.env.INIT_CWD ?? '.', artifact))).files, 'site');
  return publishedBuild(buildFolder);
}
