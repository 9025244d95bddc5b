import { understandSearch } from './understand-search.ts';

const binomials: Record<string, string> = {
  Ginger: 'Zingiber officinale',
  'Black pepper': 'Piper nigrum',
  Turmeric: 'Curcuma longa',
  Almond: 'Prunus dulcis',
  Nigella: 'Nigella sativa',
};
const product = (product_title: string, ...plants: string[]) => ({
  product_title,
  plants: plants.map((name) => ({ name, binomial: binomials[name] ?? '' })),
});
const catalogue = {
  categories: ['Immunity', "Women's Wellness", "Men's Vitality", 'Baby Care', 'Joint Care'],
  products: [
    product('Steam Inhaler'),
    product('Calm Tea', 'Ginger', 'Black pepper'),
    product('Baby Massage Oil', 'Almond'),
    product('Warming Oil', 'Ginger'),
    product('Golden Turmeric Mix', 'Turmeric'),
    product('Joint Capsules', 'Turmeric'),
    product('Black Seed Powder', 'Nigella'),
    product('Life Elixir'),
  ],
};
const titles = (products: { product_title: string }[]) => products.map(({ product_title }) => product_title);
const meaning = (text: string) => {
  const { titled, spelt, madeWith, plant, ...rest } = understandSearch(text, catalogue);
  return { ...rest, plant: plant?.name, titled: titles(titled), spelt: titles(spelt), madeWith: titles(madeWith) };
};

it.each(['', '   ', '?'])('%j means nothing', (text) => {
  expect(meaning(text)).toEqual({
    categories: [],
    titled: [],
    spelling: undefined,
    spelt: [],
    plant: undefined,
    madeWith: [],
  });
});

it('a part of titles finds them, those first in which a word begins so', () => {
  expect(meaning('tea')).toMatchObject({ titled: ['Calm Tea', 'Steam Inhaler'], spelling: undefined, spelt: [] });
});

it.each([
  ['immu', ['Immunity']],
  ['men', ["Men's Vitality"]],
  ['women', ["Women's Wellness"]],
  ['womens wellness', ["Women's Wellness"]],
  ['baby care', ['Baby Care']],
  ['care', ['Baby Care', 'Joint Care']],
  ['car', []],
  ['cart', []],
  ['xy', []],
])('%s leads to the categories %j', (text, categories) => {
  expect(meaning(text).categories).toEqual(categories);
});

it.each([
  ['termeric', 'turmeric', ['Golden Turmeric Mix'], 'Turmeric', ['Joint Capsules']],
  ['haldee milk', 'turmeric', ['Golden Turmeric Mix'], 'Turmeric', ['Joint Capsules']],
  ['adrak', undefined, [], 'Ginger', ['Calm Tea', 'Warming Oil']],
  ['pepper', undefined, [], 'Black pepper', ['Calm Tea']],
  ['piper nigrum', undefined, [], 'Black pepper', ['Calm Tea']],
  ['zingiber', undefined, [], 'Ginger', ['Calm Tea', 'Warming Oil']],
  ['unobtainium', undefined, [], undefined, []],
  ['nothing like it', undefined, [], undefined, []],
])('%s is spelt %s, in %j, and means the plant %s, in %j', (text, spelling, spelt, plant, madeWith) => {
  expect(meaning(text)).toMatchObject({ titled: [], spelling, spelt, plant, madeWith });
});

it('a word of a category’s topic is not taken for a misspelt one', () => {
  expect(meaning('pain')).toMatchObject({ categories: ['Joint Care'], spelling: undefined });
});
