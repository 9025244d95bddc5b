import { durationText } from './durations.ts';

it.each([
  [26 * 3_600_000 - 1_000, '1 d 2 h'],
  [26 * 3_600_000 + 1_000, '1 d 2 h'],
  [61_000, '1 min'],
  [29_000, ''],
])('%s ms are "%s", to the nearest minute', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
