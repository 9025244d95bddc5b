import { readComposition } from './composition.ts';

const tulsi = '<li><strong>Tulsi</strong> (<em>Ocimum tenuiflorum</em>): fresh leaf, 2.5 g; green, picked early.</li>';
const giloy = '<li><strong>Giloy</strong> (<em>Tinospora cordifolia</em>): stem, 500 mg.</li>';
const label = (...items: string[]) => `<p>15 drops hold:</p><ul>${items.join('')}</ul>`;

it('reads serving, plants, what else is in it and the sum, and keeps the text around', () => {
  const html = `<p>Two plants.</p>${label(tulsi, giloy, '<li>Also: rock salt 300 mg, water.</li>')}<p>Good to know</p>`;
  expect(readComposition(html)).toEqual({
    serving: '15 drops hold',
    plants: [
      {
        name: 'Tulsi',
        binomial: 'Ocimum tenuiflorum',
        part: 'fresh leaf',
        amount: '2.5 g',
        note: 'green, picked early',
      },
      { name: 'Giloy', binomial: 'Tinospora cordifolia', part: 'stem', amount: '500 mg', note: '' },
    ],
    others: [
      { name: 'rock salt', amount: '300 mg' },
      { name: 'water', amount: '' },
    ],
    sum: '3.3 g',
    before: '<p>Two plants.</p>',
    after: '<p>Good to know</p>',
  });
});

const plants = (...amounts: string[]) =>
  label(...amounts.map((amount) => `<li><strong>A</strong> (<em>B c</em>): seed, ${amount}.</li>`));

it.each([
  [['450 mg', '2.5 mg'], '452.5 mg'],
  [['0.1 g', '0.2 g'], '300 mg'],
  [['500 mg', '500 mg'], '1 g'],
  [['500 mcg', '1 mg'], '1.5 mg'],
  [['1.2 ml', '28 ml', '0.8 ml'], '30 ml'],
  [['20 g', '100 ml'], null],
  [['500 mg'], null],
])('%j add up to %s', (amounts, sum) => {
  expect(readComposition(plants(...amounts))?.sum).toBe(sum);
});

it.each([
  ['no list', '<p>Pure honey.</p>'],
  ['a list without plants', label('<li>Also: water.</li>')],
  ['an item of another kind', label(tulsi, '<li>Sweet &amp; sour</li>')],
  ['a plant after the rest', label('<li>Also: water.</li>', tulsi)],
  ['markup within a name', label('<li><strong><b>Tulsi</b></strong> (<em>Ocimum</em>): leaf, 1 g.</li>')],
  ['an amount in words', label('<li><strong>Tulsi</strong> (<em>Ocimum</em>): leaf, a pinch.</li>')],
  ['a list that does not end', `<p>Holds:</p><ul>${tulsi}`],
  ['nothing', ''],
])('is null for %s', (_, html) => {
  expect(readComposition(html)).toBeNull();
});

it('reads a long text of another kind at once', () => {
  expect(readComposition('<p>a:</p><ul><li>'.repeat(5_000))).toBeNull();
});
