import { charactersOf, rangesWithout } from './unicode-ranges.ts';

describe('unicode-range', () => {
  it('is spelt out', () => {
    expect(charactersOf('U+41-43,U+20B9')).toBe('ABC₹');
  });

  it.each([
    ['U+0000-00FF', 'U+20-7E,U+A0', 'U+0-1F,U+7F-9F,U+A1-FF'],
    ['U+0000-00FF,U+2000-206F', 'U+2013-2014', 'U+0-FF,U+2000-2012,U+2015-206F'],
    ['U+20A0-20AB,U+20AD-20C0', 'U+20B9', 'U+20A0-20AB,U+20AD-20B8,U+20BA-20C0'],
    ['U+41-43', 'U+41-43', ''],
    ['U+41', 'U+61', 'U+41'],
  ])('%s without %s is %s', (ranges, others, left) => {
    expect(rangesWithout(ranges, others)).toBe(left);
  });
});
