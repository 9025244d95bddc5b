import { editDistance, nearestName } from './nearest-name.ts';

it.each([
  ['amla', 'amla', 0],
  ['amla', 'aamla', 1],
  ['ashwagandha', 'ashwagandah', 1],
  ['haldi', 'haldee', 2],
  ['tulsi', 'rose', 9],
])('from %s to %s it is %d changes', (one, other, distance) => {
  expect(Math.min(editDistance(one, other, 3), 9)).toBe(distance > 3 ? 4 : distance);
});

const names = ['tulsi', 'amla', 'aloe', 'rose', 'triphala', 'shatavari', 'tea'];

it.each([
  ['tusli', 'tulsi'],
  ['rosa', 'rose'],
  ['tae', undefined],
  ['amla', undefined],
  ['petroleum', undefined],
])('%s is near to %s', (word, name) => {
  expect(nearestName(word, names)).toBe(name);
});
