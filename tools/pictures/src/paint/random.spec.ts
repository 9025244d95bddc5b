import { createRandom } from './random.ts';

const tenOf = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 10 }, () => random.next());
};

describe('the random source', () => {
  it('repeats the same numbers for the same seed', () => {
    expect(tenOf('plate 46')).toEqual(tenOf('plate 46'));
  });

  it('differs for another seed', () => {
    expect(tenOf('plate 46')).not.toEqual(tenOf('plate 47'));
  });

  it('stays within its bounds', () => {
    const random = createRandom('bounds');
    for (let turn = 0; turn < 500; turn += 1) {
      expect(random.between(3, 5)).toBeGreaterThanOrEqual(3);
      expect(random.between(3, 5)).toBeLessThan(5);
      expect(Math.abs(random.sway(7))).toBeLessThanOrEqual(7);
      expect([1, 2, 3]).toContain(random.whole(1, 3));
    }
  });
});
