import { systemRandom } from './random.ts';

it('returns the requested number of bytes, never the same ones twice', () => {
  const draws = Array.from({ length: 1000 }, () => systemRandom.bytes(16));
  expect(draws.every(({ length }) => length === 16)).toBe(true);
  expect(new Set(draws.map((draw) => draw.join())).size).toBe(1000);
});

it('does not change bytes that it returned', () => {
  const first = systemRandom.bytes(8);
  const copy = [...first];
  for (let draw = 0; draw < 2000; draw++) systemRandom.bytes(8);
  expect([...first]).toEqual(copy);
});

it('returns more bytes than the pool holds', () => {
  expect(systemRandom.bytes(10_000)).toHaveLength(10_000);
});
