import { randomId } from './random-id.ts';
import { systemRandom } from './random.ts';

it('creates ids of the requested length from letters and digits', () => {
  expect(randomId(systemRandom, 'order_', 14)).toMatch(/^order_[A-Za-z0-9]{14}$/);
});

it('never creates the same id twice', () => {
  const ids = Array.from({ length: 1000 }, () => randomId(systemRandom, '', 22));
  expect(new Set(ids).size).toBe(1000);
});

it('skips bytes that would make some letters more likely', () => {
  const bytes = [255, 248, 247, 0];
  expect(randomId({ bytes: () => Uint8Array.from(bytes) }, '', 2)).toBe('9A');
});
