import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { mapFaults, testTitles, type Workspace } from './spec-map.ts';

it('every clause of the specification has its code and its test', () => {
  // Tests run in their project's folder.
  const root = path.resolve('../..');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const tests = new Map<string, ReturnType<Workspace['readTests']>>();
  const workspace: Workspace = {
    hasFile: (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false,
    readTests: (file) => {
      const text = read(file);
      const parsed = tests.get(file) ?? { text, titles: testTitles(file, text) };
      tests.set(file, parsed);
      return parsed;
    },
  };
  expect(mapFaults(read('docs/spec-map.md'), workspace)).toEqual([]);
});

const spec = 'apps/storefront/src/cart.spec.tsx';
const workspace: Workspace = {
  hasFile: (file) => ['apps/storefront/src/cart.tsx', 'libs/domain/src/tax.ts', spec].includes(file),
  readTests: () => ({
    titles: ['says that it is empty', 'adds $count'],
    text: `getByText('Your Cart Is Empty'); getByText('Added 1 more of Soap'); getByText('Soap, once more')`,
  }),
};
const done = '`cart.tsx`';
const proof = '`cart.spec.tsx` “says that it is empty”';
const faults = (...rows: string[]) => mapFaults(rows.join('\n'), workspace);

describe('a map', () => {
  it('is correct when every clause is implemented and proved', () => {
    const rest = [2, 3, 4, 5, 6, 7, 8, 9].map((section) => `| ${section}.1.1 | A. | ${done} | ${proof} |`);
    expect(
      faults(
        '# Map',
        '| Clause | Says | Done by | Proved by |',
        '| --- | --- | --- | --- |',
        `| 1.1.1 | The empty cart says \`Your Cart Is Empty\`. _Ours: \`a hint\` too._ | ${done} | ${proof} |`,
        `| 1.1.2 | \`Added 1 more of {title}\`. | ${done}, \`libs/domain/src/tax.ts\` | ${proof}, “adds $count” |`,
        ...rest,
      ),
    ).toEqual([]);
  });

  it('that ends too early is incomplete', () => {
    expect(faults(`| 1.1.1 | A. | ${done} | ${proof} |`)).toEqual(['The map does not reach section 9.']);
  });

  it.each(['1.1.1', '1.1.3', '1.3.1', '2.1.2', '1.1.x'])('does not count 1.1.1, %s', (number) => {
    const rows = [`| 1.1.1 | A. | ${done} | ${proof} |`, `| ${number} | B. | ${done} | ${proof} |`];
    expect(faults(...rows)).toContain(`Line 2, clause ${number}: the number does not follow 1.1.1.`);
  });

  it('with a row of three cells is rejected', () => {
    expect(() => faults(`| 1.1.1 | A. | ${done} |`)).toThrow('Line 1 of the map does not have four cells');
  });
});

it.each([
  ['A.', '', proof, 'no file is named that implements it.'],
  ['A.', '`gone.tsx`', proof, 'apps/storefront/src/gone.tsx does not exist.'],
  ['A.', '`cart.spec.tsx`', proof, `${spec} is a test, not an implementation.`],
  ['A.', done, 'open', 'no test is named that proves it.'],
  ['A.', done, '`cart.spec.tsx`', `${spec} is named without a test title.`],
  ['A.', done, '`gone.spec.tsx` “adds”', 'apps/storefront/src/gone.spec.tsx does not exist.'],
  ['A.', done, '`cart.tsx` “adds”', 'apps/storefront/src/cart.tsx is not a test file.'],
  ['A.', done, '`cart.spec.tsx` “adds 3”', `${spec} has no test “adds 3”.`],
  ['`Your cart is empty`', done, proof, 'no named test contains "Your cart is empty".'],
  ['`Removed 1  of {title}`', done, proof, 'no named test contains "Removed 1  of {title}".'],
])('a clause %s done by %s, proved by %s: %s', (says, sources, proofs, fault) => {
  expect(faults(`| 1.1.1 | ${says} | ${sources} | ${proofs} |`)).toContain(`Line 1, clause 1.1.1: ${fault}`);
});

const titles = (text: string) => testTitles('some.spec.tsx', text);

it.each([
  [`it('adds', () => {}); describe('a cart', () => { test("is empty", async () => {}); });`, ['adds', 'is empty']],
  ["it.each([1, 2])('adds %i', () => {}); it.each`a | b`('adds $a', () => {});", ['adds %i', 'adds $a']],
  ['for (const page of pages) test(`shows ${page.title}`, () => {});', ['shows ${page.title}']],
  [`it('shows', () => { render(<Cart title="it's" />); });`, ['shows']],
])('finds the titles of the tests in %s', (text, found) => {
  expect(titles(text)).toEqual(found);
});

it.each([
  [`describe('a cart', () => {});`],
  [`test.describe('a cart', () => {});`],
  [`it.skip('adds', () => {});`],
  [`it.todo('adds');`],
  [`test.fixme('adds', () => {});`],
  [`describe.skip('a cart', () => { it('adds', () => {}); });`],
  [`test.describe.skip('a cart', () => { test('adds', () => {}); });`],
  [`// it('adds', () => {});`],
  [`const title = "it('adds')";`],
])('finds no test in %s', (text) => {
  expect(titles(text)).toEqual([]);
});
