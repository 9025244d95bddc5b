import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listInstruments, methods, outcomes } from './instruments.ts';

it('test instruments are unique', () => {
  const values = listInstruments().map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
});

it('test instruments match the documentation', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/payment-sandbox.md'), 'utf8');
  const rows = page
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
