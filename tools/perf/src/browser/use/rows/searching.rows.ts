import { ALL_CATEGORIES, filterProducts, type ProductFilter } from '@shop/domain/catalogue/filter-products';
import { cardOf, openProducts, searchField } from '../places.ts';
import { PAINT_LIMIT, type Row, type Scene } from '../row.ts';

const letters = ['o', 'a', 't', 'n', 'g'];
const searches = ['oil', 'tulsi', 'capsules', 'amla', 'a'];
const categories = ['Immunity', 'Heart Care', 'Beauty Care', 'Digestion', 'Joint Care'];

const pick = (from: readonly string[], round: number) => from[round % from.length] ?? '';

/** The page that shows what meets a filter: its heading, and its first card. */
function pageOf({ products }: Scene, filter: ProductFilter) {
  const found = filterProducts(products, filter);
  return {
    heading: `Products(${found.length}) in ${filter.category ?? ALL_CATEGORIES}`,
    ...(found[0] && { there: `main ${cardOf(found[0])}` }),
  };
}

export const searching: readonly Row[] = [
  {
    name: 'key',
    title: 'A key in the search field: its letter',
    limit: PAINT_LIMIT,
    begin: openProducts,
    once: async ({ slow: { page, time } }, round) => {
      const letter = pick(letters, round);
      await page.locator(searchField).fill('');
      return time('keydown', () => page.keyboard.press(letter), { there: `${searchField}[value="${letter}"]` });
    },
  },
  {
    name: 'search',
    title: 'Enter in the search field: what was found',
    limit: PAINT_LIMIT,
    begin: openProducts,
    once: async (scene, round) => {
      const { page, time } = scene.slow;
      const search = pick(searches, round);
      await page.locator(searchField).fill(search);
      return time('keydown', () => page.keyboard.press('Enter'), pageOf(scene, { search }));
    },
  },
  {
    name: 'category',
    title: 'Space on a category: its products',
    limit: PAINT_LIMIT,
    begin: openProducts,
    once: async (scene, round) => {
      const { page, time } = scene.slow;
      const category = pick(categories, round);
      await page.getByRole('checkbox', { name: category }).focus();
      return time('keydown', () => page.keyboard.press('Space'), pageOf(scene, { category }));
    },
  },
];
