import { nearestName } from './nearest-name.ts';

const names = ['tulsi', 'amla', 'aloe', 'rose', 'triphala', 'shatavari', 'tea'];

it.each([
  ['tusli', 'tulsi'],
  ['rosa', 'rose'],
  ['aamla', 'amla'],
  ['tripala', 'triphala'],
  ['tae', undefined],
  ['amla', undefined],
  ['petroleum', undefined],
])('%s is near to %s', (word, name) => {
  expect(nearestName(word, names)).toBe(name);
});
