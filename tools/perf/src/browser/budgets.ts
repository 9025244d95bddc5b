import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFolder } from '@shop/release-tools/archive/files';
import { buildFolder } from '@shop/release-tools/workspace';
import { CommandError, print } from '@shop/workspace-tools/terminal/command';
import { formatTable } from '@shop/workspace-tools/terminal/table';
import { budgetsFor, excesses, kibibytes, pageWeights, type Weights } from './page-weights.ts';

const file = path.resolve(import.meta.dirname, '../../budgets.json');

/** Compares the size of each page with its budget, or sets the budgets. */
export function checkBudgets(isUpdate = false): void {
  const weights = pageWeights(readFolder(buildFolder));
  const cells = Object.entries(weights).map(([page, { html, script }]) => [page, kibibytes(script), kibibytes(html)]);
  print(formatTable(['KiB of brotli', 'Script', 'HTML'], cells));
  if (isUpdate) {
    const lines = Object.entries(budgetsFor(weights)).map(
      ([page, { html, script }]) => `  "${page}": { "html": ${html}, "script": ${script} }`,
    );
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
    return print('Updated tools/perf/budgets.json. Commit it with the reason.');
  }
  const over = excesses(weights, JSON.parse(readFileSync(file, 'utf8')) as Weights);
  if (over.length === 0) return print('Every page is within its budget.');
  throw new CommandError(
    [...over, 'To accept it: npm run perf -- budgets --update, and commit budgets.json with the reason.'].join('\n'),
  );
}
