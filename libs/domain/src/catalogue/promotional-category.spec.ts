// spec-map: 2.4.1, 2.4.2
import { isPromotionalCategory } from './promotional-category.ts';

it.each(['Baby', 'Baby Care', 'Babycare', 'Beauty & Skin', ' Beauty Care'])('%p opens its promotion', (name) => {
  expect(isPromotionalCategory(name)).toBe(true);
});

it.each(['Immunity', 'For your Baby', 'Bab', 'All', ''])('%p leads to its products', (name) => {
  expect(isPromotionalCategory(name)).toBe(false);
});
