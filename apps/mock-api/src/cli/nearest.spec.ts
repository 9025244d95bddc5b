import { nearest } from './nearest.ts';
import { options } from './options.ts';

const words = Object.keys(options);

it.each([
  ['prot', 'port'],
  ['hots', 'host'],
  ['PORT', 'port'],
  ['cors-orign', 'cors-origin'],
  ['datafile', 'data-file'],
  ['inmemory', 'in-memory'],
  ['log', 'log-level'],
  ['situations', 'situation'],
])('takes %s for %s', (typed, meant) => {
  expect(nearest(typed, words)).toBe(meant);
});

it.each(['x', 'verbose', '', 'pp', 'zz'])('does not guess at %j', (typed) => {
  expect(nearest(typed, words)).toBeUndefined();
});
