import { printJson, readJson } from './json.ts';

it.each([
  '{"id":9007199254740993}',
  '[-9007199254740993,12345678901234567890123]',
  '{"id":42,"hash":"12345678901234567890","at":1e+21,"part":0.1234567890123456}',
])('%s is printed as it was read', (text) => {
  expect(printJson(readJson(text))).toBe(text);
});

it('integers that differ beyond what numbers tell are different values', () => {
  expect(readJson('6100000000000000001')).not.toEqual(readJson('6100000000000000002'));
  expect(readJson('[9007199254740991]')).toEqual([9007199254740991]);
});

it('a value that no JSON has is still refused', () => {
  const loop: unknown[] = [];
  loop.push(loop);
  expect(() => printJson(loop)).toThrow(TypeError);
});
