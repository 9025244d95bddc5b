import { readFileSync } from 'node:fs';
import { callsOf } from '@shop/mock-engine/document/calls';
import { contractFile } from '../contract.ts';
import { readPacts, type Interaction } from '../pacts/pacts.ts';
import { parseOpenApi } from '../read-openapi.ts';
import { coverageTable, coverContract, type Traffic } from './cover-contract.ts';

const published = readFileSync(contractFile, 'utf8');

/** What a test leaves out of the pacts, and writes into openapi.yaml, before it computes the coverage. */
interface Changes {
  readonly text?: string;
  readonly without?: (interaction: Interaction) => boolean;
  readonly runs?: readonly Traffic[];
}

function coverageAfter({ text = published, without = () => false, runs = [] }: Changes = {}) {
  const pacts = readPacts().map((pact) => ({
    ...pact,
    interactions: pact.interactions.filter((one) => !without(one)),
  }));
  return coverContract(parseOpenApi(text).whole, pacts, runs);
}

const gapsAfter = (changes?: Changes) => coverageAfter(changes).flatMap(({ gaps }) => gaps);
const gaps = gapsAfter();

it('every call, and every response that the storefront uses, is in the pacts', () => {
  const { whole, lineOf } = parseOpenApi(published);
  const lines = new Map(callsOf(whole).map(({ id, part }) => [id, lineOf(part.pointer)]));
  const placed = gaps.map((gap) => `libs/api-contract/openapi.yaml:${lines.get(gap.split(/[: ]/)[0] ?? '')} ${gap}`);
  expect(placed).toEqual([]);
});

const marks = 'x-used-by-storefront: [200, 400, 401, 429, 500, 503]';

it.each<[string, Changes, string]>([
  [
    'a call in no interaction',
    { without: ({ comments }) => comments.operationId === 'getUser' },
    'getUser: in no pact',
  ],
  [
    'a response in no interaction',
    { without: ({ description }) => description === 'a login with a wrong password' },
    'login 401 refused: used by the storefront, but accepted by no pact',
  ],
  [
    'a mark of a status that is not declared',
    { text: published.replace(marks, marks.replace('400', '418, 400')) },
    'login 418: marked as used in openapi.yaml, but not declared',
  ],
  ['a call without marks', { text: published.replace(marks, '') }, 'login: x-used-by-storefront is missing'],
])('names %s', (_, changes, gap) => {
  expect(gapsAfter(changes).find((one) => !gaps.includes(one))).toContain(gap);
});

it('the table has a row for each call with each status, and what is missing', () => {
  const without: Changes['without'] = ({ comments, response }) =>
    comments.operationId === 'listOrders' && response.status === 200;
  const lines = coverageTable(coverageAfter({ runs: [{ listCategories: { 304: 2 } }], without }));
  const row = (call: string) => lines.find((line) => line.startsWith(`${call} `)) ?? '';

  expect(row('listCategories')).toMatch(/^listCategories +● +\(○\) +● +● +●$/);
  expect(row('login')).toMatch(/^login +● +● +● +\(·\) +\(·\) +● +● +●$/);
  expect(row('listOrders')).toContain('·');
  expect(lines.join('\n')).toMatch(/Missing from the pacts:\n[^]* {2}listOrders 200 empty: used by the storefront/);
});
