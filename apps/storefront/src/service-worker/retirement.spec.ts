import { isGone } from './retirement.ts';

it.each([
  [404, 'text/plain'],
  [410, ''],
  [200, 'text/html; charset=utf-8'],
])('a script that is answered with %d as %s is no longer published', (status, type) => {
  expect(isGone(status, type)).toBe(true);
});

it.each([
  [200, 'text/javascript'],
  [500, 'text/html'],
  [503, 'text/html'],
  [403, 'text/html'],
])('one that is answered with %d as %s may be', (status, type) => {
  expect(isGone(status, type)).toBe(false);
});
