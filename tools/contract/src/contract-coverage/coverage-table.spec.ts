import { coverageAfter } from './contract-coverage.fixture.ts';
import { coverageTable } from './coverage-table.ts';

const browser = {
  counts: { listCategories: { 200: 4, 304: 2 } },
  fields: { listCategories: { 200: ['[].id'] }, login: { 500: ['detail'] } },
};

describe('the table of the contract', () => {
  const lines = coverageTable(coverageAfter({ runs: { e2e: browser } }));
  const row = (call: string) => lines.find((line) => line.startsWith(`${call} `)) ?? '';

  it('has a row for each call: its request, each status, and how many of their fields somebody met', () => {
    expect(row('listCategories')).toMatch(/^listCategories +● 3\/3 +\(○\) +● 0\/7 +● 0\/7 +● 0\/7$/);
    expect(row('login')).toMatch(
      /^login +2\/2 +● 2\/2 +● 2\/2 +● 2\/2 +\(· 0\/7\) +\(· 0\/7\) +● 0\/7 +● 1\/7 +● 0\/7$/,
    );
  });

  it('says the sums', () => {
    expect(lines).toContain('17 of 17 calls are in the pacts.');
    expect(lines.find((line) => line.includes('answers that the storefront uses'))).toMatch(/^(\d+) of \1 /);
    expect(lines).toContain('2 of 100 declared statuses were answered in traffic.');
  });

  it('names the fields that nobody met, calls that leave out the same ones together', () => {
    expect(lines).toContain('  503: type, title, status, detail, errors, errors[].field, errors[].detail (every call)');
    expect(lines).toContain('  500: type, title, status, errors, errors[].field, errors[].detail (login)');
  });

  it('names what is missing from the pacts', () => {
    const interaction = (
      one: Parameters<NonNullable<Parameters<typeof coverageAfter>[0]>['interaction'] & object>[0],
    ) => (one.comments.operationId === 'listOrders' && one.response.status === 200 ? undefined : one);
    const after = coverageTable(coverageAfter({ interaction }));
    expect(after).toContain('Missing from the pacts:');
    expect(after).toContain('  listOrders 200 empty: used by the storefront, and no pact is content with it');
    expect(after.find((line) => line.startsWith('listOrders '))).toMatch(/· 0\/5/);
  });
});
