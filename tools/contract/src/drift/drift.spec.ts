import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allMutations } from './all-mutations.ts';
import { driftTable, summarise } from './drift-report.ts';
import type { Judgement } from './judge-mutation.ts';

/** A few of all changes, through the checks that take seconds; `npm run test:drift` makes them all. */
const SAMPLE = [
  'Product.product_price → price',
  'CartLine.quantity: maximum 30',
  'listOffers 200 as text/csv',
  'server: login: 403 instead of 401',
];

interface Report {
  survivors: string[];
  judgements: Judgement[];
}

let folder: string;
let report: Report;
let output: string;
let exitCode: number | null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-drift-report-'));
  const only = SAMPLE.map((name) => `^${name}$`).join('|');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['src/drift/drift.command.ts', '--quick', '--harmless', '--workers', '1', '--only', only, '--reports', folder],
    { encoding: 'utf8' },
  );
  output = stdout + stderr;
  exitCode = status;
  if (!output.includes('caught in')) throw new Error(output);
  report = JSON.parse(readFileSync(join(folder, 'drift.json'), 'utf8')) as Report;
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

const catchersOf = (name: string) =>
  report.judgements.find((one) => name.endsWith(one.name))?.catches.map(({ by }) => by.replace(/#.*/, ''));

it('each change of the sample is noticed, by the checks that are there for it', () => {
  expect(catchersOf('Product.product_price → price')).toEqual(
    expect.arrayContaining([
      'tools/contract/src/entities.spec.ts',
      'tools/contract/src/examples.spec.ts',
      'tools/contract/src/pacts/compare-pacts.spec.ts',
    ]),
  );
  expect(catchersOf('CartLine.quantity: maximum 30')).toEqual(['tools/contract/src/limits.spec.ts']);
  expect(catchersOf('listOffers 200 as text/csv')).toEqual(['generators']);
  expect(catchersOf('server: login: 403 instead of 401')).toContain(
    'apps/mock-api/src/features/accounts/accounts.spec.ts',
  );
});

it('a change that nobody notices fails, and is named', () => {
  expect(report.survivors).toEqual(['Category.id in other words']);
  expect(output).toContain('Nobody noticed:\n  Category.id in other words');
  expect(exitCode).toBe(1);
  expect(readFileSync(join(folder, 'drift.md'), 'utf8')).toContain('| `Category.id in other words` | **nobody** |');
});

it('makes sixty changes of the contract and ten of the answers at least, each with a name of its own', () => {
  const names = allMutations.map(({ of, name }) => `${of} ${name}`);

  expect(new Set(names).size).toBe(names.length);
  expect(allMutations.filter(({ of }) => of === 'contract').length).toBeGreaterThanOrEqual(60);
  expect(allMutations.filter(({ of }) => of === 'answer').length).toBeGreaterThanOrEqual(10);
});

it('counts by check, and a check once for each change', () => {
  const caught = { by: 'a.spec.ts', because: 'x | y' };
  const judgements: Judgement[] = [
    { name: 'one', of: 'contract', kind: 'k', catches: [caught, caught], seconds: 1 },
    { name: 'two', of: 'answer', kind: 'k', catches: [], seconds: 1 },
  ];

  expect(summarise(judgements)).toEqual({
    judged: 2,
    caught: 1,
    survivors: ['server: two'],
    catchers: { 'a.spec.ts': 1 },
  });
  expect(driftTable(judgements)).toContain('x \\| y');
});
