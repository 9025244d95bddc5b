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
    title: 'Tulsi Giloy Drops, pack of 2',
    category: 'Family Packs',
    pieces: 2,
    price: 419,
  },
  {
    id: 2,
    slug: 's-46',
    title: 'S-46 Sattva Greens, pack of 3',
    category: 'Three-Month Care',
    pieces: 3,
    price: 2999,
  },
  {
    id: 3,
    slug: 'ekardio-booster',
    title: 'E-Kardio Booster, pack of 3',
    category: 'Three-Month Care',
    pieces: 3,
    price: 2249,
  },
  {
    id: 4,
    slug: 'sugar-ease',
    title: 'Sugar Ease, pack of 2',
    category: 'Three-Month Care',
    pieces: 2,
    price: 1273,
  },
  {
    id: 5,
    slug: 'life-elixir',
    title: 'Life Elixir, pack of 2',
    category: 'Family Packs',
    pieces: 2,
    price: 1164,
  },
  {
    id: 6,
    slug: 'golden-turmeric-milk-mix',
    title: 'Golden Turmeric Milk Mix, pack of 3',
    category: 'Kitchen Staples',
    pieces: 3,
    price: 779,
  },
  {
    id: 7,
    slug: 'saffron-night-serum',
    title: 'Saffron Night Serum, pack of 2',
    category: 'Gift Pairs',
    pieces: 2,
    price: 1899,
  },
  {
    id: 8,
    slug: 'baby-almond-massage-oil',
    title: 'Baby Almond Massage Oil, pack of 2',
    category: 'New Parents',
    pieces: 2,
    price: 549,
  },
];
