import type { Category } from '@shop/api-contract/model';

/** Categories in the order of the home page's grid. */
export const categoryNames = [
  'Immunity',
  'Digestion',
  'Heart Care',
  'Sugar Balance',
  'Joint Care',
  "Women's Wellness",
  "Men's Vitality",
  'Beauty Care',
  'Baby Care',
  'Everyday Nutrition',
] as const;

export type CategoryName = (typeof categoryNames)[number];

/** `Women's Wellness` has the picture `womens-wellness.jpg`. */
function pictureOf(name: CategoryName): string {
  return `${name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')}.jpg`;
}

export const categories: Category[] = categoryNames.map((category_name, index) => ({
  id: index + 1,
  category_name,
  category_image: pictureOf(category_name),
}));
