/** The default category, which filters nothing. */
export const ALL_CATEGORIES = 'All';

/** What a product comes as. */
const FORMS = ['capsules', 'drops', 'powder', 'tea', 'oil', 'skin'] as const;
export type ProductForm = (typeof FORMS)[number];

/** In rupees, without their upper ends. */
const PRICE_RANGES = { 'to-250': [0, 250], '250-500': [250, 500], 'from-500': [500, Infinity] } as const;
export type PriceRange = keyof typeof PRICE_RANGES;

/** A plant with both names that labels print. */
export interface NamedPlant {
  /** `Black pepper` */
  name: string;
  /** `Piper nigrum` */
  binomial: string;
}

export interface FilterableProduct {
  product_title: string;
  category_name: string;
  /** Rupees. */
  product_price: number;
  form?: string | undefined;
  composition?: { plants: readonly NamedPlant[] } | undefined;
}

const SORTS = {
  'price-up': (one: FilterableProduct, other: FilterableProduct) => one.product_price - other.product_price,
  'price-down': (one: FilterableProduct, other: FilterableProduct) => other.product_price - one.product_price,
  name: (one: FilterableProduct, other: FilterableProduct) =>
    one.product_title.localeCompare(other.product_title, 'en'),
};
/** How a list can be sorted besides the order as arranged. */
export type ProductSort = keyof typeof SORTS;

/** What a list of products shows, as its address says. */
export interface ProductFilter {
  /** Part of the title, in any case. */
  search?: string | undefined;
  /** Part of the category's name, in any case; `All` and blank filter nothing. */
  category?: string | undefined;
  /** The printed or Latin name of a plant that the products are made with. */
  plant?: string | undefined;
  form?: ProductForm | undefined;
  price?: PriceRange | undefined;
  sort?: ProductSort | undefined;
}

/** Reads a filter from the query of an address; forms, ranges and sorts that do not exist filter nothing. */
export function readProductFilter(query: { get: (name: string) => string | null }): ProductFilter {
  const read = (name: string) => query.get(name)?.trim() || undefined;
  const oneOf = <Name extends string>(names: readonly Name[], text: string | undefined) =>
    names.find((name) => name === text);
  return {
    search: read('search'),
    category: read('category'),
    plant: read('plant'),
    form: oneOf(FORMS, read('form')),
    price: oneOf(Object.keys(PRICE_RANGES) as PriceRange[], read('price')),
    sort: oneOf(Object.keys(SORTS) as ProductSort[], read('sort')),
  };
}

/** A text as it is compared: in any case and Unicode form, with one apostrophe, single blanks, and no sign that is invisible. */
const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The shop's search: a substring, ignoring case, surrounding spaces, and signs that look the same or like nothing. */
export const containsText = (text: string, searched: string): boolean =>
  comparable(text).includes(comparable(searched));

/**
 * Without accents, apostrophes and signs: `Women's` is searched as `womens`. Devanagari keeps its vowels, without the dot of
 * letters such as ज़, and with one sign for a nasal vowel: `आँवला` is searched as `आंवला`.
 */
export const plain = (text: string): string =>
  comparable(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c']/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * The products that match every part of the filter, in their order (specification, section 2, Products page), or sorted,
 * those of one price in their order.
 */
export function filterProducts<Product extends FilterableProduct>(
  products: readonly Product[],
  { search = '', category = ALL_CATEGORIES, plant, form, price, sort }: ProductFilter,
): Product[] {
  const isEveryCategory = category.trim().toLowerCase() === ALL_CATEGORIES.toLowerCase();
  const [from, to] = price ? PRICE_RANGES[price] : [-Infinity, Infinity];
  const isPlant = ({ name, binomial }: NamedPlant) => [name, binomial].some((one) => plain(one) === plain(plant ?? ''));
  const found = products.filter(
    (product) =>
      containsText(product.product_title, search) &&
      (isEveryCategory || containsText(product.category_name, category)) &&
      (!plant || product.composition?.plants.some(isPlant)) &&
      (!form || product.form === form) &&
      product.product_price >= from &&
      product.product_price < to,
  );
  return sort ? found.sort(SORTS[sort]) : found;
}

/** Other products of a product’s category, in their order. */
export function relatedProducts<Product extends FilterableProduct & { id: number }>(
  products: readonly Product[],
  { id, category_name }: Pick<Product, 'id' | 'category_name'>,
): Product[] {
  return filterProducts(products, { category: category_name }).filter((product) => product.id !== id);
}
