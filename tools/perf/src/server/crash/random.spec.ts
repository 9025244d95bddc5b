import { createDice } from './random.ts';

it('the same seed gives the same numbers, another one others', () => {
  const numbers = (seed: number) => {
    const dice = createDice(seed);
    return Array.from({ length: 5 }, () => dice.below(1000));
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7).every((number) => Number.isInteger(number) && number >= 0 && number < 1000)).toBe(true);
});
