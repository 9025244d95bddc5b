import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Category, Product } from '@shop/api-contract/model';
import { containsText, filterProducts, plain, type NamedPlant } from '@shop/domain/catalogue/filter-products';
import MiniSearch, { type SearchResult } from 'minisearch';
import { useMemo } from 'react';
import { useListCategoriesQuery, useListProductsQuery } from '../catalogue/catalogue.api.ts';
import { CATEGORY_TOPICS, FILLER_WORDS, OTHER_NAMES } from './search-words.content.ts';

interface MeantProduct {
  product: Product;
  /** That it is made with, where its title does not say what was meant. */
  plant?: string | undefined;
  /** What was meant, as its title has it. */
  spellings?: string[];
}

interface SearchMeaning {
  /** Those with the text in their title; else those that may be meant, the likeliest first. */
  products: MeantProduct[];
  /** How a title has what was searched, when none has it as typed. */
  spelling?: string | undefined;
  /** Names of the categories that are called so, or under which it is found. */
  categories: string[];
}

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** Singular, roughly, so that `capsule` and `capsules`, `babies` and `baby` are one word. */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : word;

const plantsOf = ({ composition }: Product): readonly NamedPlant[] => composition?.plants ?? [];
const namesOf = ({ name, binomial }: NamedPlant): string => `${name} ${binomial}`;
const otherNamesOf = (word: string): string[] =>
  [...OTHER_NAMES].flatMap(([other, name]) => (name === word ? wordsOf(other) : []));

/** Shorter words mean nothing by themselves while they are typed. */
const SHORTEST_PREFIX = 3;

/** What a hit scores at least, as a share of the best; beside the name or topic of a category only what is about as near. */
const LEAST_SCORE = { product: 1 / 8, category: 1 / 2 };

/** Reads what texts mean in a catalogue. The index is built once for each. */
export const readMeanings = weakMapMemoize((products: readonly Product[], categories: readonly Category[]) => {
  const index = new MiniSearch<Record<'id' | 'title' | 'joined' | 'plants' | 'topics', string>>({
    fields: ['title', 'joined', 'plants', 'topics'],
    tokenize: wordsOf,
    processTerm: (term) => (FILLER_WORDS.has(term) ? null : [singular(term), ...otherNamesOf(singular(term))]),
    searchOptions: {
      processTerm: (term) => (FILLER_WORDS.has(term) ? null : singular(term)),
      prefix: ({ length }) => length >= SHORTEST_PREFIX,
      // A slip in every third letter; none in short words.
      fuzzy: ({ length }) => (length > 3 ? 0.34 : false),
      maxFuzzy: 3,
      weights: { prefix: 0.6, fuzzy: 0.15 },
      boost: { title: 3, topics: 2.5, joined: 2 },
      // A long title says as much as a short one.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });
  const items = new Map<string, { product: Product } | { category: string }>();
  for (const product of products) {
    const title = wordsOf(product.product_title);
    // An API may name one twice.
    if (items.has(`product ${product.id}`)) continue;
    items.set(`product ${product.id}`, { product });
    index.add({
      id: `product ${product.id}`,
      title: product.product_title,
      // `s46` of `S-46`
      joined: title.map((word, place) => word + (title[place + 1] ?? '')).join(' '),
      plants: plantsOf(product).map(namesOf).join(' '),
      topics: '',
    });
  }
  for (const { category_name: category } of categories) {
    if (items.has(category)) continue;
    const topics = wordsOf(category).flatMap((word) => CATEGORY_TOPICS.get(singular(word)) ?? []);
    items.set(category, { category });
    index.add({ id: category, title: category, joined: '', plants: '', topics: topics.join(' ') });
  }

  const readHit = (product: Product, match: SearchResult['match']): MeantProduct[] => {
    const terms = Object.entries(match).map(([term, fields]) => ({ fields, name: OTHER_NAMES.get(term) ?? term }));
    const inTitle = terms.filter(({ fields }) => fields.includes('title')).map(({ name }) => name);
    if (inTitle.length > 0 || terms.some(({ fields }) => fields.includes('joined'))) {
      const { product_title } = product;
      return [{ product, spellings: [[...new Set(inTitle)].join(' '), ...[...inTitle].reverse(), product_title] }];
    }
    const plants = terms.flatMap((term) =>
      plantsOf(product).filter((plant) => wordsOf(namesOf(plant)).some((word) => singular(word) === term.name)),
    );
    return plants.slice(0, 1).map(({ name }) => ({ product, plant: name }));
  };

  return (text: string): SearchMeaning => {
    if (wordsOf(text).length === 0) return { products: [], categories: [] };
    const found = index.search(text).map(({ id, score, match }) => ({ ...items.get(id as string)!, score, match }));
    const [first] = found;
    const least = first ? first.score * LEAST_SCORE['product' in first ? 'product' : 'category'] : 0;
    const hits = found.filter(({ score }) => score > least);
    const categories = hits.flatMap((hit) => ('category' in hit ? hit.category : []));

    const isBegun = ({ product_title }: Product) => ` ${plain(product_title)}`.includes(` ${plain(text)}`);
    const titled = products
      .filter(({ product_title }) => containsText(product_title, text))
      .sort((one, other) => Number(isBegun(other)) - Number(isBegun(one)));
    if (titled.length > 0) return { products: titled.map((product) => ({ product })), categories };
    const meant = hits.flatMap((hit) => ('product' in hit ? readHit(hit.product, hit.match) : []));
    const [best] = meant;
    const spelling = best?.spellings?.find((one) => one && containsText(best.product.product_title, one));
    return { products: meant, spelling, categories };
  };
});

const none: readonly never[] = [];

export function useSearchMeaning(text: string) {
  const { data: products = none } = useListProductsQuery();
  const { data: categories = none } = useListCategoriesQuery();
  return useMemo(() => {
    const meaning = readMeanings(products, categories)(text);
    const [category] = meaning.categories;
    return { ...meaning, inCategory: category ? filterProducts(products, { category }) : [] };
  }, [text, products, categories]);
}
