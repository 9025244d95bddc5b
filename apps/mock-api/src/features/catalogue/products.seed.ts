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

const shelves: Record<CategoryName, ProductSeed[]> = {
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

/** Every product as written down, shelf by shelf. */
export const productSeeds: ProductSeed[] = categoryNames.flatMap((name) => shelves[name]);

/** Every product as the contract has it, shelf by shelf. */
export const products: Product[] = categoryNames.flatMap((name) => shelves[name].map((seed) => toProduct(seed, name)));

/** The home page's twelve: six `Products For You`, six `Top Selling`; none of those that its four banners show. */
export const heroProductIds = [4, 33, 24, 45, 39, 17, 10, 14, 29, 36, 1, 19];
