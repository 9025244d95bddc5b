// spec-map: 1.2.4, 1.2.7
import { heroRows } from './hero-rows.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it.each([
  [9, numbered(5), [6, 7, 8, 9]],
  [8, numbered(4), [5, 6, 7, 8]],
  [7, numbered(7), numbered(7)],
  [0, [], []],
])(
  'the two rows of the home page share eight products or more, and both show all of fewer: %i',
  (count, forYou, topSelling) => {
    expect(heroRows(numbered(count))).toEqual({ forYou, topSelling });
  },
);
