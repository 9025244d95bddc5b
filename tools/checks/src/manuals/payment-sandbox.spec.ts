import { readFileSync } from 'node:fs';
import path from 'node:path';
import { methods, outcomes } from '@shop/mock-api/instruments';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';

it('docs/payment-sandbox.md lists the test instruments', () => {
  const rows = readFileSync(path.join(workspaceRoot, 'docs/payment-sandbox.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\|.*\d{4} \d{4}/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  const inFours = (value: string) => value.replace(/(\d{4})(?=\d)/g, '$1 ');
  expect(rows).toEqual(
    Object.values(outcomes).map((outcome) => [
      outcome.title,
      ...methods.map((method) => inFours(outcome[method])),
      outcome.effect,
    ]),
  );
});
