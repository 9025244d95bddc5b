import { containsText } from './contains-text.ts';
import { nearestName } from './nearest-name.ts';
import { hasPlant, plain, type NamedPlant } from './plants.ts';
import { CATEGORY_TOPICS, FILLER_WORDS, OTHER_NAMES } from './search-words.ts';

export interface SearchedProduct {
  product_title: string;
  plants: readonly NamedPlant[];
}

export interface SearchedCatalogue<Product extends SearchedProduct> {
  categories: readonly string[];
  products: readonly Product[];
}

export interface SearchMeaning<Product> {
  /** Names of the categories that are called so, or under which it is found. */
  categories: string[];
  /** Products with the text in their title, those whose title has a word that begins with it first. */
  titled: Product[];
  /** How the shop spells what was searched, when no title has it as typed: `ashwagandha`. */
  spelling: string | undefined;
  /** Products whose title has that spelling. */
  spelt: Product[];
  /** The plant that was meant. */
  plant: NamedPlant | undefined;
  /** Products with that plant that are in neither list before. */
  madeWith: Product[];
}

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** Singular, roughly, so that `capsule` and `capsules`, `babies` and `baby` are one word. */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : word;

/** Shorter words mean nothing by themselves. */
const SHORTEST_NAME = 3;

/**
 * What a searched text most likely means in a catalogue. The list of results keeps the specified rule (a part of the title);
 * this is what the shop suggests beside it.
 */
export function understandSearch<Product extends SearchedProduct>(
  text: string,
  { categories, products }: SearchedCatalogue<Product>,
): SearchMeaning<Product> {
  const words = wordsOf(text);
  const plants = products.flatMap((product) => product.plants);
  const names = new Set(
    [
      ...products.map(({ product_title }) => product_title),
      ...plants.flatMap(({ name, binomial }) => [name, binomial]),
    ].flatMap(wordsOf),
  );
  const otherName = OTHER_NAMES.get(words.join(' '));
  const meant = (otherName ? [otherName] : words.map((word) => knownName(word, names))).filter(
    (name) => name !== undefined,
  );
  const plant = plants.find(({ name }) => plain(name) === meant.join(' ')) ?? plants.find((one) => isMeant(one, meant));

  const named = words.length > 1 ? categories.filter((name) => plain(name).includes(words.join(' '))) : [];
  const titled = words.length > 0 ? products.filter((product) => hasInTitle(product, text)) : [];
  // The plant says most; without one it is the last word, as in `baby oil`.
  const ranked = [...meant].sort((one, other) => Number(isPlant(other, plants)) - Number(isPlant(one, plants)) || -1);
  const spelling =
    titled.length > 0
      ? undefined
      : (spacedAsTyped(words.join(''), products) ??
        [meant.join(' '), ...ranked].find((search) => search && products.some((one) => hasInTitle(one, search))));
  const spelt = spelling ? products.filter((product) => hasInTitle(product, spelling)) : [];
  const others = products.filter((product) => !titled.includes(product) && !spelt.includes(product));
  return {
    categories: named.length > 0 ? named : categories.filter((name) => isCategoryMeant(name, words, categories)),
    titled: first(titled, ({ product_title }) => ` ${plain(product_title)}`.includes(` ${plain(text)}`)),
    spelling,
    spelt: first(spelt, (product) => meant.every((word) => hasInTitle(product, word))),
    plant,
    madeWith: plant ? others.filter((product) => hasPlant(product, plant.binomial)) : [],
  };
}

/** The words of a title that were typed with other blanks and hyphens: `S-46` of `s46`. */
function spacedAsTyped(letters: string, products: readonly SearchedProduct[]): string | undefined {
  if (!letters) return undefined;
  const spaced = new RegExp(`(?<![\\p{L}\\p{N}])${[...letters].join('[^\\p{L}\\p{N}]*')}[\\p{L}\\p{N}]*`, 'iu');
  return products.map(({ product_title }) => spaced.exec(product_title)?.[0]).find(Boolean);
}

const hasInTitle = ({ product_title }: SearchedProduct, text: string): boolean => containsText(product_title, text);

/** The list, those that are better first. */
const first = <Item>(items: readonly Item[], isBetter: (item: Item) => boolean): Item[] => [
  ...items.filter(isBetter),
  ...items.filter((item) => !isBetter(item)),
];

/** `Black pepper` is meant by `pepper`, not by `black`; `Piper nigrum` by `piper`. */
const isMeant = ({ name, binomial }: NamedPlant, meant: readonly string[]): boolean =>
  meant.includes(wordsOf(name).at(-1) ?? '') || meant.includes(wordsOf(binomial)[0] ?? '');
const isPlant = (word: string, plants: readonly NamedPlant[]): boolean =>
  plants.some((plant) => isMeant(plant, [word]));

function isCategoryMeant(name: string, words: readonly string[], all: readonly string[]): boolean {
  // What several names share, as `care`, says little: it counts as a whole.
  const isShared = (word: string) => all.some((other) => other !== name && wordsOf(other).includes(word));
  const own = wordsOf(name)
    .filter((word) => words.includes(word) || !isShared(word))
    .map(singular);
  return words.some((typed) => {
    if (typed.length < SHORTEST_NAME && typed !== 'bp') return false;
    const word = singular(typed);
    // By the beginning while it is being typed; `men` is no part of `women`.
    return (
      own.some((one) => one.startsWith(word)) ||
      own.some((one) => CATEGORY_TOPICS.get(one)?.some((topic) => isTopic(typed, topic))) ||
      nearestName(word, own) !== undefined
    );
  });
}

/** `hairfall` belongs to `hair`; of short topics the whole word counts. */
const isTopic = (word: string, topic: string): boolean =>
  singular(word) === topic || word === topic || (topic.length > SHORTEST_NAME && word.startsWith(topic));
const allTopics = [...CATEGORY_TOPICS.values()].flat();

/** The word as titles and labels print it: itself, by another name, or by the nearest spelling of either. */
function knownName(word: string, names: ReadonlySet<string>): string | undefined {
  if (word.length < SHORTEST_NAME || FILLER_WORDS.has(word)) return undefined;
  const itself = [word, singular(word), `${word}s`].find((form) => names.has(form));
  if (!itself && allTopics.some((topic) => isTopic(word, topic))) return undefined;
  return (
    itself ??
    OTHER_NAMES.get(word) ??
    nearestName(word, names) ??
    OTHER_NAMES.get(nearestName(word, OTHER_NAMES.keys()) ?? '')
  );
}
