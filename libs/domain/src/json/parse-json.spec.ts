import { ownField, parseJson } from './parse-json.ts';

describe('JSON of unknown origin', () => {
  it('is read where it is JSON, and refused where it is not', () => {
    expect(parseJson('null')).toBeNull();
    expect(parseJson('{')).toBeUndefined();
  });

  it('has the fields that stand in it, and no inherited ones', () => {
    expect(ownField({ product: 46 }, 'product')).toBe(46);
    expect(ownField({ product: 46 }, 'toString')).toBeUndefined();
    expect(ownField({}, '__proto__')).toBeUndefined();
  });

  it.each([null, undefined, 46, 'text', true])('has no fields where it is %p', (value) => {
    expect(ownField(value, 'length')).toBeUndefined();
  });
});
