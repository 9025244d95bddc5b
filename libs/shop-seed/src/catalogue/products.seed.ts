import type { Product } from '@shop/api-contract/model';
import { categoryNames, type CategoryName } from './categories.seed.ts';
import { babyCare } from './products/baby-care.seed.ts';
import { beautyCare } from './products/beauty-care.seed.ts';
import { digestion } from './products/digestion.seed.ts';
import { everydayNutrition } from './products/everyday-nutrition.seed.ts';
import { heartCare } from './products/heart-care.seed.ts';
import { immunity } from './products/immunity.seed.ts';
import { jointCare } from './products/joint-care.seed.ts';
import { mensVitality } from './products/mens-vitality.seed.ts';
import type { ProductSeed } from './products/product-seed.ts';
import { sugarBalance } from './products/sugar-balance.seed.ts';
import { toProduct } from './products/to-product.ts';
import { womensWellness } from './products/womens-wellness.seed.ts';

const seedsByCategory: Record<CategoryName, ProductSeed[]> = {
  Immunity: immunity,
  Digestion: digestion,
  'Heart Care': heartCare,
  'Sugar Balance': sugarBalance,
  'Joint Care': jointCare,
  "Women's Wellness": womensWellness,
  "Men's Vitality": mensVitality,
  'Beauty Care': beautyCare,
  'Baby Care': babyCare,
  'Everyday Nutrition': everydayNutrition,
};

/** Source data of every product, by category. */
export const productSeeds: ProductSeed[] = categoryNames.flatMap((name) => seedsByCategory[name]);

/** Every product in the contract's format, by category. */
export const products: Product[] = categoryNames.flatMap((name) =>
  seedsByCategory[name].map((seed) => toProduct(seed, name)),
);

/** The home page's products: six `Products For You`, six `Top Selling`, without those of the four banners. */
export const heroProductIds = [4, 33, 24, 45, 39, 17, 10, 14, 29, 36, 1, 19];
