import { readOptions } from './options.ts';

const namesOf = (args: readonly string[]) => {
  const reading = readOptions(args);
  return reading.ok ? reading.options.rows.map(({ name }) => name) : reading.message;
};

it('measures every row five times on a phone and on a desktop with 2,000 products unless told otherwise', () => {
  const reading = readOptions([]);
  expect(reading).toMatchObject({
    ok: true,
    options: { rounds: 5, products: 2000, screens: [{ name: 'phone' }, { name: 'desktop' }], site: undefined },
  });
  expect(namesOf([])).toEqual([
    'open-home',
    'open-product',
    'key',
    'search',
    'category',
    'scroll',
    'back',
    'add-on-card',
    'add-offer',
    'add-on-page',
  ]);
});

it('measures the named rows only, in the order of the table', () => {
  expect(namesOf(['--only', 'back, key'])).toEqual(['key', 'back']);
});

it.each([
  [['--only', 'speed'], /no row "speed"[^]*add-on-card/],
  [['--screen', 'watch'], /no screen "watch"/],
  [['--rounds', '0'], /whole numbers from 1 to 99,999/],
  [['--products', '100000'], /whole numbers from 1 to 99,999/],
  [['--round', '3'], /--round/],
])('says what is wrong with %j', (args, message) => {
  const reading = readOptions(args);
  expect(reading.ok ? '' : reading.message).toMatch(message);
});
