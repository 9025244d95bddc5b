import { breakLines, letter, lineWidth } from './lettering.ts';
import { around } from './wrap.ts';

const setting = { face: 'text', size: 20 } as const;

describe('lettering', () => {
  it('draws words as outlines, with at least one contour per letter', () => {
    const outline = letter('Tulsi', { x: 0, y: 0 }, setting);

    expect(outline).toMatch(/^M[-\d.]+ [-\d.]+/);
    expect(outline.match(/M/g)?.length).toBeGreaterThanOrEqual('Tulsi'.length);
  });

  it('is twice as wide at twice the size', () => {
    expect(lineWidth('Tulsi', { ...setting, size: 40 })).toBeCloseTo(lineWidth('Tulsi', setting) * 2, 5);
  });

  it('breaks a name only at its spaces', () => {
    expect(breakLines('Golden Turmeric Milk Mix', 160, setting)).toEqual(['Golden Turmeric', 'Milk Mix']);
    expect(breakLines('Ashwagandha', 10, setting)).toEqual(['Ashwagandha']);
  });

  it('narrows towards the sides of a round vessel and hangs lowest in the middle', () => {
    const wrap = around(100, 12);

    expect(wrap({ x: 0, y: 0 })).toEqual({ x: 0, y: 12 });
    expect(wrap({ x: 100, y: 0 }).x).toBeLessThan(100);
    expect(wrap({ x: 100, y: 0 }).y).toBeLessThan(12);
  });
});
