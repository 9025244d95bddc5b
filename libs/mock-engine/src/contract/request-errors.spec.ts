import { z } from 'zod';
import { requestErrors } from './request-errors.ts';

const schema = z.strictObject({
  title: z.string(),
  days: z.int().min(1).max(30),
  kind: z.enum(['book', 'map']),
  card: z.string().regex(/^\d{6}$/, 'Six digits'),
  shelf: z.string().regex(/^[a-z]$/),
  copies: z
    .array(z.strictObject({ number: z.number() }))
    .min(1)
    .max(2),
});
const loan = { title: 'Kim', days: 3, kind: 'book', card: '208001', shelf: 'k', copies: [{ number: 1 }] };

it('a request that fits its schema has no errors', () => {
  expect(requestErrors(loan, schema)).toEqual([]);
});

it.each<[string, string, object]>([
  ['title', 'This field is required.', { title: undefined }],
  ['title', 'A text.', { title: 7 }],
  ['days', 'A whole number from 1 to 30.', { days: 31 }],
  ['days', 'A whole number from 1 to 30.', { days: '3' }],
  ['kind', 'One of book, map.', { kind: 'song' }],
  ['card', 'Six digits.', { card: '20800' }],
  ['shelf', 'A text that matches /^[a-z]$/.', { shelf: 'K' }],
  ['copies', 'A list of 1 to 2 entries.', { copies: [] }],
  ['copies', 'A list of 1 to 2 entries.', { copies: { 0: { number: 1 } } }],
  ['copies.1', 'An object.', { copies: [{ number: 1 }, 'two'] }],
  ['copies.0.price', 'This field is not known.', { copies: [{ number: 1, price: 1 }] }],
  ['""', 'This field is not known.', { '': 1 }],
])('names the field %s and its rule: %s', (field, detail, change) => {
  expect(requestErrors({ ...loan, ...change }, schema)).toEqual([{ field, detail }]);
});

it.each([
  ['of one field each', { copies: Array.from({ length: 99 }, () => 0) }, z.object({ copies: z.array(z.string()) })],
  ['of unknown fields', Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`x${at}`, at])), z.strictObject({})],
])('names at most twenty errors %s', (_, value, broken) => {
  expect(requestErrors(value, broken)).toHaveLength(20);
});
