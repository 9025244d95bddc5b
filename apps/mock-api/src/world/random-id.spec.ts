import { systemRandom } from '@shop/mock-engine/ports/random';

import { randomId } from './random-id.ts';

it('creates ids of the requested length from letters and digits', () => {
  expect(randomId(systemRandom, 'order_', 14)).toMatch(/^order_[A-Za-z0-9]{14}$/);
});

it('skips bytes that would make some letters more likely', () => {
  const bytes = [255, 248, 247, 0];
  expect(randomId({ bytes: () => Uint8Array.from(bytes) }, '', 2)).toBe('9A');
});
