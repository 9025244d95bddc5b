import { seededRandom, systemRandom } from './sources.ts';

it('a seeded random source gives the same bytes for the same seed, evenly distributed', () => {
  const drawn = seededRandom('monsoon').bytes(256_000);
  expect(seededRandom('monsoon').bytes(16)).toEqual(drawn.slice(0, 16));
  expect(seededRandom('monsoon 1').bytes(16)).not.toEqual(drawn.slice(0, 16));
  const counts = Array.from({ length: 256 }, () => 0);
  for (const byte of drawn) counts[byte] = (counts[byte] ?? 0) + 1;
  expect(Math.min(...counts) > 850).toBe(true);
  expect(Math.max(...counts) < 1150).toBe(true);
});

it('the system’s random source gives no byte twice, however many are asked for', () => {
  const draws = Array.from({ length: 1000 }, () => systemRandom.bytes(16).join());
  expect(new Set(draws).size).toBe(1000);
  expect(systemRandom.bytes(10_000)).toHaveLength(10_000);
});
