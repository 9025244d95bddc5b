import { readOptions } from './options.ts';

it('measures every row in five rounds of three seconds unless told otherwise', () => {
  const reading = readOptions([]);
  expect(reading.ok && [reading.options.rows.length, reading.options.rounds, reading.options.seconds]).toEqual([
    8, 5, 3,
  ]);
});

it('measures the named rows only, in the order of the table', () => {
  const reading = readOptions(['--only', 'user, all-products', '--rounds', '2', '--seconds', '1', '--json', 'x.json']);
  expect(reading.ok && { ...reading.options, rows: reading.options.rows.map(({ name }) => name) }).toEqual({
    rows: ['all-products', 'user'],
    rounds: 2,
    seconds: 1,
    json: 'x.json',
  });
});

it.each([
  [['--only', 'speed'], /no row "speed"[^]*all-products/],
  [['--rounds', '0'], /whole numbers from 1 to 9,999/],
  [['--seconds', '10000'], /whole numbers from 1 to 9,999/],
  [['--second', '1'], /--second/],
])('says what is wrong with %j', (args, message) => {
  const reading = readOptions(args);
  expect(reading.ok ? '' : reading.message).toMatch(message);
});
