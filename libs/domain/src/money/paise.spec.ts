import fc from 'fast-check';
import { addPaise, asPaise, fromRupees, multiplyPaise, toRupees } from './paise.ts';

describe('rupees become paise', () => {
  it.each`
    rupees    | paise   | because
    ${-0}     | ${0}    | ${'there is no minus nothing'}
    ${1.005}  | ${101}  | ${'half a paisa goes up, although the float lies below it'}
    ${0.004}  | ${0}    | ${'less than half a paisa is dropped'}
    ${-1.005} | ${-101} | ${'half a paisa goes away from zero on both sides'}
    ${1e13}   | ${1e15} | ${'ten lakh crore is the most that stays exact'}
  `('$rupees rupees are $paise paise: $because', ({ rupees, paise }: { rupees: number; paise: number }) => {
    expect(fromRupees(rupees)).toBe(paise);
  });

  it.each([NaN, Infinity, -Infinity, 1e14, Number.MAX_VALUE])('%p is no amount of money', (rupees) => {
    expect(() => fromRupees(rupees)).toThrow(RangeError);
  });

  it('and come back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }).map(asPaise), (amount) => {
        expect(fromRupees(toRupees(amount))).toBe(amount);
      }),
    );
  });
});

describe('paise', () => {
  it.each([0.5, NaN, Infinity, 1e15 + 1, -1e15 - 1])('%p does not count them', (amount) => {
    expect(() => asPaise(amount)).toThrow(RangeError);
  });

  it('are multiplied by whole numbers only, and refuse a sum too large to be exact', () => {
    expect(multiplyPaise(fromRupees(1.15), 20)).toBe(2300);
    expect(() => multiplyPaise(fromRupees(1.15), 0.5)).toThrow(RangeError);
    expect(() => multiplyPaise(asPaise(1e15), 2)).toThrow(RangeError);
    expect(() => addPaise(asPaise(1e15), asPaise(1))).toThrow(RangeError);
  });
});
