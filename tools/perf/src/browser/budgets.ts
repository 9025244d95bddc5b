import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '@shop/workspace-tools/terminal/table';
import { CommandError, runCommand } from '@shop/workspace-tools/terminal/command';
import { budgetsFor, excesses, kibibytes, pageWeights, type Weights } from './page-weights.ts';
import { presentBuild } from './published-shop.ts';

const file = path.resolve(import.meta.dirname, '../../budgets.json');
const print = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
const usage = `npm run perf -- budgets [--update]

Builds the storefront, and compares the size of each page and its first scripts (brotli) with tools/perf/budgets.json.
  --update  sets the budgets to the present sizes plus 2 %`;

await runCommand(usage, () => {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  const weights = pageWeights(presentBuild());
  const cells = Object.entries(weights).map(([page, { html, script }]) => [page, kibibytes(script), kibibytes(html)]);
  print(formatTable(['KiB of brotli', 'Script', 'HTML'], cells));
  if (values.update) {
    writeFileSync(file, `${JSON.stringify(budgetsFor(weights), null, 2)}\n`);
    return print('Updated tools/perf/budgets.json. Commit it with the reason.');
  }
  const over = excesses(weights, JSON.parse(readFileSync(file, 'utf8')) as Weights);
  if (over.length === 0) return print('Every page is within its budget.');
  throw new CommandError(
    [...over, 'To accept it: npm run perf -- budgets --update, and commit budgets.json with the reason.'].join('\n'),
  );
});
