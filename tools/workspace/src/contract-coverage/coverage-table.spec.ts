import { operationTable } from '@shop/api-contract/generated/operations';
import { coverageTable } from './coverage-table.ts';

describe('the table of what traffic showed of the contract', () => {
  it('has a line for each call, with its answers and those that never came, and the sum', () => {
    const lines = coverageTable({ login: { 200: 12, 401: 2, 0: 1 }, listHeroProducts: { 200: 412 } });
    const declared = Object.values(operationTable).flatMap(({ answers }) => Object.keys(answers)).length;

    expect(lines).toHaveLength(Object.keys(operationTable).length + 1);
    expect(lines.find((line) => line.startsWith('login'))).toMatch(
      /^login +no answer ×1 {2}200 ×12 {2}401 ×2 {2}never 400, .*503$/,
    );
    expect(lines.find((line) => line.startsWith('getUser'))).toMatch(/^getUser +never 200, 401/);
    expect(lines.at(-1)).toBe(`3 of ${declared} declared answers were seen.`);
  });
});
