import { mapFaults, type Workspace } from './map-faults.ts';
import { readSpecMap } from './read-spec-map.ts';

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
const last = `| 9.1.1 | No cart. | ${done} | ${proof} |`;
const faults = (...rows: string[]) => mapFaults(readSpecMap(rows.join('\n')), workspace);
const faultsOfOne = (says: string, sources: string, proofs: string) =>
  faults(`| 1.1.1 | ${says} | ${sources} | ${proofs} |`);

const between = ['2', '3', '4', '5', '6', '7', '8'].map((section) => `| ${section}.1.1 | A. | ${done} | ${proof} |`);

describe('a map', () => {
  it('is without fault when every clause is done and proved', () => {
    expect(
      faults(
        '# Map',
        '| Clause | Says | Done by | Proved by |',
        '| --- | --- | --- | --- |',
        `| 1.1.1 | The empty cart says \`Your Cart Is Empty\`. _Ours: \`a hint\` too._ | ${done} | ${proof} |`,
        `| 1.1.2 | \`Added 1 more of {title}\`. | ${done}, \`libs/domain/src/tax.ts\` | ${proof}, “adds $count” |`,
        ...between,
        last,
      ),
    ).toEqual([]);
  });

  it('that ends too early is not whole', () => {
    expect(faultsOfOne('A.', done, proof)).toEqual(['The map does not reach section 9.']);
  });

  it.each([
    ['1.1.1', 'twice'],
    ['1.1.3', 'with a gap'],
    ['1.3.1', 'in a part with a gap before it'],
    ['2.1.2', 'that is not the first of its section'],
    ['1.1.x', 'that is none'],
  ])('does not count %s, %s', (number) => {
    const rows = [`| 1.1.1 | A. | ${done} | ${proof} |`, `| ${number} | B. | ${done} | ${proof} |`];
    expect(faults(...rows)).toContain(`Line 2, clause ${number}: the number does not follow 1.1.1.`);
  });

  it('with a row of three cells cannot be read', () => {
    expect(() => faults(`| 1.1.1 | A. | ${done} |`)).toThrow('Line 1 of the map is no row of four cells');
  });
});

describe('a clause', () => {
  it.each([
    ['A.', '', proof, 'no file is named that does it.'],
    ['A.', '`gone.tsx`', proof, 'apps/storefront/src/gone.tsx does not exist.'],
    ['A.', '`cart.spec.tsx`', proof, `${spec} is a test and does nothing in the shop.`],
    ['A.', done, 'open', 'no test is named that proves it.'],
    ['A.', done, '`cart.spec.tsx`', `${spec} is named without a test's title.`],
    ['A.', done, '`gone.spec.tsx` “adds”', 'apps/storefront/src/gone.spec.tsx does not exist.'],
    ['A.', done, '`cart.tsx` “adds”', 'apps/storefront/src/cart.tsx is no test file.'],
    ['A.', done, '`cart.spec.tsx` “adds 3”', `${spec} has no test “adds 3”.`],
    ['`Your cart is empty`', done, proof, 'no test that is named has "Your cart is empty" in it.'],
    ['`Removed 1  of {title}`', done, proof, 'no test that is named has "Removed 1  of {title}" in it.'],
  ])('%s done by %s, proved by %s: %s', (says, sources, proofs, fault) => {
    expect(faultsOfOne(says, sources, proofs)).toContain(`Line 1, clause 1.1.1: ${fault}`);
  });
});
