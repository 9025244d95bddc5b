import { plates } from './plates.seed.ts';
import { products, productSeeds } from './products.seed.ts';
import { botanicals } from './products/botanicals.seed.ts';

const slugs = products.map((product) => product.product_slug);
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('the plates', () => {
  it('are one for each product, with its number, name and net quantity', () => {
    expect(plates.map(({ slug }) => slug)).toEqual(slugs);
    expect(plates.find(({ slug }) => slug === 's-46')).toMatchObject({
      folder: 'vv046',
      plate: 46,
      name: 'S-46 Sattva Greens',
      net: '90 Capsules',
    });
  });

  it('have a unique combination of vessel, plants and hue', () => {
    const looks = plates.map(({ vessel, ingredients, tint }) =>
      [vessel, tint, ...ingredients.map(({ plant }) => plant)].join(' '),
    );

    expect(distinct(looks)).toBe(plates.length);
  });

  it('use every vessel', () => {
    expect(distinct(plates.map(({ vessel }) => vessel))).toBe(6);
  });
});

describe('the plants', () => {
  it('have Latin names of genus and species, each once', () => {
    const binomials = Object.values(botanicals).map(({ binomial }) => binomial);

    expect(binomials.filter((name) => !/^[A-Z][a-z]+ [a-z]+(-[a-z]+)?$/.test(name))).toEqual([]);
    expect(distinct(binomials)).toBe(binomials.length);
  });

  it('are listed with part and amount on the page of every product that contains them', () => {
    for (const [index, { ingredients }] of plates.entries()) {
      const page = products[index]?.product_details;

      expect(ingredients).not.toEqual([]);
      for (const { name, binomial, part, amount } of ingredients)
        expect(page).toContain(`<strong>${name}</strong> (<em>${binomial}</em>): ${part}, ${amount}`);
    }
  });

  it('have remarks that end in periods', () => {
    const notes = productSeeds.flatMap(({ herbs }) => Object.values(herbs).flatMap(([, , note]) => note ?? []));

    expect(notes.filter((note) => !note.endsWith('.'))).toEqual([]);
  });
});
