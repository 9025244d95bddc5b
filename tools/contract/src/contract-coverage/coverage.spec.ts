import { readFileSync } from 'node:fs';
import type { CoverageData } from '@shop/api-contract/response-coverage';
import { contractFile } from '../contract.ts';
import { callsOf } from '@shop/mock-engine/openapi/calls';
import { readPacts, type Interaction } from '../pacts/pacts.ts';
import { coverContract } from './cover-contract.ts';
import { coverageTable } from './coverage-table.ts';
import { parseOpenApi } from '../read-openapi.ts';

/** Changes that a test makes before it computes the coverage. */
interface Changes {
  /** Of openapi.yaml. */
  readonly text?: (text: string) => string;
  /** Of each interaction; undefined leaves it out. */
  readonly interaction?: (interaction: Interaction) => Interaction | undefined;
  readonly runs?: readonly CoverageData[];
}

function coverageAfter({ text = (same) => same, interaction = (same) => same, runs = [] }: Changes = {}) {
  const { whole } = parseOpenApi(text(readFileSync(contractFile, 'utf8')));
  const pacts = readPacts().map((pact) => ({
    ...pact,
    interactions: pact.interactions.flatMap((one) => interaction(one) ?? []),
  }));
  return coverContract(whole, pacts, runs);
}

const faultsIn = (calls: ReturnType<typeof coverageAfter>) => calls.flatMap(({ faults }) => faults);
const faults = faultsIn(coverageAfter());

/** The faults that changes add. */
const faultsAfter = (changes: Changes) => faultsIn(coverageAfter(changes)).filter((fault) => !faults.includes(fault));

const without = (left: (interaction: Interaction) => boolean) => (one: Interaction) => (left(one) ? undefined : one);

it('every call, and every response that the storefront uses, is in the pacts', () => {
  const { whole, lineOf } = parseOpenApi(readFileSync(contractFile, 'utf8'));
  const lines = new Map(callsOf(whole).map(({ id, part }) => [id, lineOf(part.at)]));
  const placed = faults.map(
    (fault) => `libs/api-contract/openapi.yaml:${lines.get(fault.split(/[: ]/)[0] ?? '')} ${fault}`,
  );
  expect(placed).toEqual([]);
});

describe('what the pacts lack is named', () => {
  it('when a call is in no interaction', () => {
    const added = faultsAfter({ interaction: without(({ comments }) => comments.operationId === 'getUser') });
    expect(added[0]).toBe('getUser: in no pact');
  });

  it('when a response of a call is missing', () => {
    const interaction = without(({ description }) => description === 'a login with a wrong password');
    expect(faultsAfter({ interaction })).toEqual([
      'login 401 refused: used by the storefront, but accepted by no pact',
    ]);
  });

  it('when the contract has a further example', () => {
    const text = (yaml: string) =>
      yaml.replace(
        '                unknownStatus:\n                  summary: The service is in trouble',
        '                silent:\n                  summary: One more\n                  value: []\n$&',
      );
    expect(faultsAfter({ text })).toEqual([
      'lookupPincode 200 silent: used by the storefront, but accepted by no pact',
    ]);
  });

  it('when an interaction needs more than the contract declares', () => {
    const interaction = (one: Interaction): Interaction =>
      one.description === 'a registration with a free e-mail address'
        ? (JSON.parse(JSON.stringify(one).replace('"Welcome."', '{"title":"Welcome."}')) as Interaction)
        : one;
    expect(faultsAfter({ interaction })).toEqual([
      'register 200 registered: used by the storefront, but accepted by no pact',
    ]);
  });
});

describe('wrong marks in openapi.yaml are named', () => {
  const marks = 'x-used-by-storefront: [200, 400, 401, 429, 500, 503]';

  it('when the status is not declared', () => {
    const text = (yaml: string) => yaml.replace(marks, marks.replace('400', '418, 400'));
    expect(faultsAfter({ text })).toEqual(['login 418: marked as used in openapi.yaml, but not declared']);
  });

  it('when a call has none', () => {
    const text = (yaml: string) => yaml.replace(marks, '');
    expect(faultsAfter({ text })).toEqual([expect.stringMatching(/^login: x-used-by-storefront is missing/)]);
  });
});

const browser = {
  counts: { listCategories: { 200: 4, 304: 2 } },
  fields: { listCategories: { 200: ['[].id'] }, login: { 500: ['detail'] } },
};

describe('the table of the contract', () => {
  const lines = coverageTable(coverageAfter({ runs: [browser] }));
  const row = (call: string) => lines.find((line) => line.startsWith(`${call} `)) ?? '';

  it('has a row for each call: its request, each status, and how many of their fields were seen', () => {
    expect(row('listCategories')).toMatch(/^listCategories +● 3\/3 +\(○\) +● 0\/7 +● 0\/7 +● 0\/7$/);
    expect(row('login')).toMatch(
      /^login +2\/2 +● 2\/2 +● 2\/2 +● 2\/2 +\(· 0\/7\) +\(· 0\/7\) +● 0\/7 +● 1\/7 +● 0\/7$/,
    );
  });

  it('names what is missing from the pacts', () => {
    const interaction = without(
      ({ comments, response }) => comments.operationId === 'listOrders' && response.status === 200,
    );
    const after = coverageTable(coverageAfter({ interaction }));
    expect(after).toContain('Missing from the pacts:');
    expect(after).toContain('  listOrders 200 empty: used by the storefront, but accepted by no pact');
    expect(after.find((line) => line.startsWith('listOrders '))).toMatch(/· 0\/5/);
  });
});
