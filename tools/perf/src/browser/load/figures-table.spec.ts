import type { Figures } from './figures.ts';
import { figuresTable, shortfalls } from './figures-table.ts';

const good: Figures = {
  performance: 100,
  lcp: 1_200,
  tbt: 20,
  busy: 0,
  cls: 0,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  script: 120,
  html: 12,
  machine: 1_500,
  taken: 3,
};
const finding = (...loadings: Partial<Figures>[]) => [
  { page: { name: 'home', path: '/' }, loadings: loadings.map((figures) => ({ ...good, ...figures })) },
];
const line = (table: string, title: string) => table.split('\n').find((text) => text.startsWith(title)) ?? '';

it('the median counts', () => {
  const slowOnce = finding({}, { lcp: 9_000 }, {});
  expect(shortfalls(slowOnce)).toBe(0);
  expect(line(figuresTable(slowOnce), 'LCP')).toMatch(/\b1200\b/);
});

it('a figure beyond its limit is short, and marked', () => {
  const slow = finding({ lcp: 1_501 });
  expect(shortfalls(slow)).toBe(1);
  expect(line(figuresTable(slow), 'LCP')).toMatch(/1501 !/);
});

it('a loading that Lighthouse could not read is no success', () => {
  const unread = finding({}, { lcp: NaN, tbt: NaN }, {});
  expect(shortfalls(unread)).toBe(2);
  expect(line(figuresTable(unread), 'TBT, ms')).toMatch(/- !/);
});

it('what only explains the others may be missing', () => {
  const elsewhere = finding({ busy: NaN, taken: NaN });
  expect(shortfalls(elsewhere)).toBe(0);
  expect(line(figuresTable(elsewhere), 'Taken')).not.toContain('!');
});
