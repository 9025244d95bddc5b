// spec-map: 1.2.4, 1.2.7
import { heroRows } from './hero-rows.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the two product rows of the home page', () => {
  it('share eight products or more: the first half for you, the second half top selling', () => {
    expect(heroRows(numbered(8))).toEqual({ forYou: [1, 2, 3, 4], topSelling: [5, 6, 7, 8] });
    expect(heroRows(numbered(9))).toEqual({ forYou: [1, 2, 3, 4, 5], topSelling: [6, 7, 8, 9] });
  });

  it('both show all of fewer than eight', () => {
    expect(heroRows(numbered(7))).toEqual({ forYou: numbered(7), topSelling: numbered(7) });
    expect(heroRows([])).toEqual({ forYou: [], topSelling: [] });
  });
});
