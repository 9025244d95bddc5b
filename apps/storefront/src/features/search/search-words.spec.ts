import { shopServer } from '../../testing/shop-server.ts';
import { readMeanings } from './search-meaning.ts';

const server = shopServer();

const meaningOf = (text: string) => {
  const { listProducts, listCategories } = server.world.content.lists;
  return readMeanings(listProducts, listCategories)(text);
};

it('reads a catalogue that names a product or a category twice', () => {
  const { listProducts, listCategories } = server.world.content.lists;
  const twice = <Item>(items: readonly Item[]) => [...items, ...items];
  expect(readMeanings(twice(listProducts), twice(listCategories))('knee pain').categories).toEqual(['Joint Care']);
});

/** What people type, and what the shop's catalogue leads them to first: a title, a category or a plant. */
it.each([
  ['tulsi', 'Tulsi Giloy Drops'],
  ['ashwaganda', 'Ashwagandha Root Capsules'],
  ['ashwagandah', 'Ashwagandha Root Capsules'],
  ['haldi', 'Golden Turmeric Milk Mix'],
  ['haldi doodh', 'Golden Turmeric Milk Mix'],
  ['aamla', 'Amla Daily Capsules'],
  ['aloevera', 'Aloe Amla Concentrate'],
  ['green tea', 'Arjuna Bark Tea'],
  ['baby oil', 'Baby Almond Massage Oil'],
  ['holy basil', 'Tulsi Giloy Drops'],
  ['isabgol', 'with Psyllium'],
  ['withania somnifera', 'with Ashwagandha'],
  ['immunity', 'in Immunity'],
  ['imunity', 'in Immunity'],
  ['knee pain', 'in Joint Care'],
  ['hairfall', 'in Beauty Care'],
  ['diabetes', 'in Sugar Balance'],
  ['bp', 'in Heart Care'],
  ['periods', "in Women's Wellness"],
  ['men', "in Men's Vitality"],
  ['तुलसी', 'Tulsi Giloy Drops'],
  ['आँवला', 'Amla Daily Capsules'],
  ['अशवगंधा', 'Ashwagandha Root Capsules'],
  ['काली मिर्च', 'Turmeric Pepper Capsules'],
  ['जोड़ों का दर्द', 'in Joint Care'],
  ['बालों', 'in Beauty Care'],
  ['s46', 'S-46 Sattva Greens'],
  ['sugarease', 'Sugar Ease'],
  ['aftermeal churan', 'After-Meal Hing Churan'],
  ['vitamin c', 'Amla Daily Capsules'],
  ['vit\u200bamin  C', 'Amla Daily Capsules'],
  ['womenʼs', "in Women's Wellness"],
  ['constructor', undefined],
])('who types %s is led to: %s', (text: string, first: string | undefined) => {
  const { products, categories } = meaningOf(text);
  const [best] = products;
  const title = best?.plant ? `with ${best.plant}` : best?.product.product_title;
  expect(title ?? (categories[0] && `in ${categories[0]}`)).toBe(first);
});

it.each(['', '   ', '?', 'xy', 'unobtainium', 'nothing like it'])('who types %j is led nowhere', (text) => {
  expect(meaningOf(text)).toMatchObject({ products: [], categories: [] });
});

it.each([
  ['tea', undefined, 'Arjuna Bark Tea', undefined],
  ['immu', undefined, undefined, 'Immunity'],
  ['termeric', 'turmeric', 'Golden Turmeric Milk Mix', undefined],
  ['haldee milk', 'turmeric milk', 'Golden Turmeric Milk Mix', undefined],
  ['piper nigrum', 'pepper', 'Turmeric Pepper Capsules', undefined],
  ['womens wellness', undefined, undefined, "Women's Wellness"],
  ['s46', 'S-46 Sattva Greens', 'S-46 Sattva Greens', undefined],
])('who types %s is shown the spelling %s, the product %s, the category %s', (text, spelling, title, category) => {
  const { products, categories, ...meaning } = meaningOf(text);
  expect([meaning.spelling, products[0]?.product.product_title, categories[0]]).toEqual([spelling, title, category]);
});
