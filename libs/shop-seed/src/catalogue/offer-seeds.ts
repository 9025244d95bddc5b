/** Source data of an offer: several packs of one product at a reduced price. */
export interface OfferSeed {
  id: number;
  slug: string;
  title: string;
  category: OfferCategoryName;
  pieces: number;
  /** Rupees for all pieces, taxes included. */
  price: number;
}

export const offerCategoryNames = [
  'Family Packs',
  'Three-Month Care',
  'Gift Pairs',
  'Kitchen Staples',
  'New Parents',
] as const;
type OfferCategoryName = (typeof offerCategoryNames)[number];

export const offerSeeds: OfferSeed[] = [
  {
    id: 1,
    slug: 'tulsi-giloy-drops',
    title: 'Tulsi Giloy Morning Pair',
    category: 'Family Packs',
    pieces: 2,
    price: 419,
  },
  {
    id: 2,
    slug: 's-46',
    title: 'S-46 Quarter Pack',
    category: 'Three-Month Care',
    pieces: 3,
    price: 2999,
  },
  {
    id: 3,
    slug: 'ekardio-booster',
    title: 'E-Kardio Three-Month Walk',
    category: 'Three-Month Care',
    pieces: 3,
    price: 2249,
  },
  {
    id: 4,
    slug: 'sugar-ease',
    title: 'Sugar Ease Steady Pair',
    category: 'Three-Month Care',
    pieces: 2,
    price: 1273,
  },
  {
    id: 5,
    slug: 'life-elixir',
    title: 'Life Elixir Winter Pair',
    category: 'Family Packs',
    pieces: 2,
    price: 1164,
  },
  {
    id: 6,
    slug: 'golden-turmeric-milk-mix',
    title: 'Golden Milk Shelf of Three',
    category: 'Kitchen Staples',
    pieces: 3,
    price: 779,
  },
  {
    id: 7,
    slug: 'saffron-night-serum',
    title: 'Saffron Serum Gift Pair',
    category: 'Gift Pairs',
    pieces: 2,
    price: 1899,
  },
  {
    id: 8,
    slug: 'baby-almond-massage-oil',
    title: 'Malish Pair for New Parents',
    category: 'New Parents',
    pieces: 2,
    price: 549,
  },
];
