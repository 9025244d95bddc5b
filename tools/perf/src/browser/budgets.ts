import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readFolder } from '@shop/release-tools/archive/files';
import { buildFolder } from '@shop/release-tools/workspace';
import { atTerminal, Refusal } from '@shop/workspace-tools/terminal/refusal';
import { budgetsMessages as messages } from './budgets/budgets.messages.ts';
import { budgetsFor, excesses, growths, type Budgets } from './budgets/compare.ts';
import { pageWeights, sum } from './budgets/page-weights.ts';

// `npm run budgets`: what the build's pages weigh, held against budgets.json.

const file = path.resolve(import.meta.dirname, '../../budgets.json');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

await atTerminal(() => {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  if (!existsSync(path.join(buildFolder, 'index.html'))) throw new Refusal(messages.noBuild(buildFolder));
  const weights = pageWeights(readFolder(buildFolder));
  say(messages.head);
  for (const [page, { html, scripts }] of Object.entries(weights)) {
    const script = sum(Object.values(scripts));
    say(messages.line(page, [script.raw, script.gzip, script.brotli, html.raw, html.gzip, html.brotli]));
  }

  if (values.update) {
    writeFileSync(file, `${JSON.stringify(budgetsFor(weights), null, 2)}\n`);
    return say(messages.written(path.basename(file)));
  }
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Budgets;
  const grown = growths(weights, budgets);
  if (grown.length > 0) say([messages.grew, ...grown.map(messages.growth)].join('\n'));
  const over = excesses(weights, budgets);
  if (over.length === 0) return say(messages.met);
  throw new Refusal([...over.map(messages.excess), messages.howToAllow].join('\n'));
});
