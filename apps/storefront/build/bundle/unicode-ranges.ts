/** First and last code point. */
type Range = readonly [first: number, last: number];

/** @param ranges as in CSS, `unicode-range` */
const parse = (ranges: string): readonly Range[] =>
  ranges.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16));
    return [first, last];
  });

const hex = (code: number): string => code.toString(16).toUpperCase();

const write = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');

/** All characters of the ranges. */
export const charactersOf = (ranges: string): string =>
  parse(ranges)
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

/** Subtracts ranges. */
export const rangesWithout = (ranges: string, others: string): string =>
  write(parse(others).reduce(without, parse(ranges)));

const without = (ranges: readonly Range[], [from, to]: Range): Range[] =>
  ranges
    .flatMap(([first, last]): Range[] => [
      [first, Math.min(last, from - 1)],
      [Math.max(first, to + 1), last],
    ])
    .filter(([first, last]) => first <= last);
