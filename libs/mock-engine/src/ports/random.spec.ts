import { systemRandom } from './random.ts';

it('hands out as many bytes as asked, none of them twice', () => {
  const draws = Array.from({ length: 1000 }, () => systemRandom.bytes(16));
  expect(draws.every(({ length }) => length === 16)).toBe(true);
  expect(new Set(draws.map((draw) => draw.join())).size).toBe(1000);
});

it('keeps what it handed out as it was', () => {
  const first = systemRandom.bytes(8);
  const copy = [...first];
  for (let draw = 0; draw < 2000; draw++) systemRandom.bytes(8);
  expect([...first]).toEqual(copy);
});

it('hands out more than it holds at once', () => {
  expect(systemRandom.bytes(10_000)).toHaveLength(10_000);
});
