import { readCrashOptions } from './crash-options.ts';

it('crashes the server 200 times under 32 clients and runs 1,000 races unless told otherwise', () => {
  const reading = readCrashOptions([]);
  expect(reading).toEqual({
    ok: true,
    options: { rounds: 200, races: 1000, clients: 32, seed: expect.any(Number) as number },
  });
});

it('takes numbers, and the seed of an earlier run', () => {
  const reading = readCrashOptions(['--rounds', '3', '--races', '0', '--clients', '4', '--seed', '42']);
  expect(reading).toEqual({ ok: true, options: { rounds: 3, races: 0, clients: 4, seed: 42 } });
});

it.each([
  [['--rounds', 'many'], /--rounds is "many"/],
  [['--round', '3'], /--round/],
])('says what is wrong with %j', (args, message) => {
  const reading = readCrashOptions(args);
  expect(reading.ok ? '' : reading.message).toMatch(message);
});
