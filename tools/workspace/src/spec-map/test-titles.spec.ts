import { testTitles } from './test-titles.ts';

const titles = (text: string) => testTitles('some.spec.tsx', text);

it('knows the titles of tests, in groups and outside', () => {
  expect(titles(`it('adds', () => {}); describe('a cart', () => { test("is empty", async () => {}); });`)).toEqual([
    'adds',
    'is empty',
  ]);
});

it('takes a templated title as it stands', () => {
  expect(titles("it.each([1, 2])('adds %i', () => {}); it.each`a | b`('adds $a', () => {});")).toEqual([
    'adds %i',
    'adds $a',
  ]);
  expect(titles('for (const page of pages) test(`shows ${page.title}`, () => {});')).toEqual(['shows ${page.title}']);
});

it.each([
  [`describe('a cart', () => {});`],
  [`test.describe('a cart', () => {});`],
  [`it.skip('adds', () => {});`],
  [`it.todo('adds');`],
  [`test.fixme('adds', () => {});`],
  [`describe.skip('a cart', () => { it('adds', () => {}); });`],
  [`test.describe.skip('a cart', () => { test('adds', () => {}); });`],
  [`// it('adds', () => {});`],
  [`const title = "it('adds')";`],
])('finds no test in %s', (text) => {
  expect(titles(text)).toEqual([]);
});

it('reads markup without losing its way', () => {
  expect(titles(`it('shows', () => { render(<Cart title="it's" />); });`)).toEqual(['shows']);
});
