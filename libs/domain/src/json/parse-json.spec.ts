import { ownField, parseJson } from './parse-json.ts';

it('JSON of unknown origin is read where it is JSON, and has the fields that stand in it, and no inherited ones', () => {
  expect(parseJson('null')).toBeNull();
  expect(parseJson('{')).toBeUndefined();
  expect(ownField({ product: 46 }, 'product')).toBe(46);
  expect(ownField({ product: 46 }, 'toString')).toBeUndefined();
  expect(ownField({}, '__proto__')).toBeUndefined();
  for (const value of [null, undefined, 46, 'text', true]) expect(ownField(value, 'length')).toBeUndefined();
});
