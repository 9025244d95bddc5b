import { readCartVersion, TABS_REMEMBERED, withBoth, withOwn } from './cart-version.ts';

describe('the version beside the stored cart', () => {
  it('is read as it was written', () => {
    const version = { cart: '[]', included: { one: 3 } };

    expect(readCartVersion(JSON.stringify(version))).toEqual(version);
  });

  it.each([
    null,
    '',
    'null',
    '{}',
    '{"cart":[],"included":{}}',
    '{"cart":"[]","included":[1]}',
    '{"cart":"[]","included":{"one":-1}}',
    '{"cart":"[]","included":{"one":"3"}}',
  ])('is unknown where storage holds %j', (text) => expect(readCartVersion(text)).toBeNull());

  it('takes the higher count of two writers of the same cart', () => {
    expect(withBoth({ one: 3, two: 1 }, { two: 5, three: 2 })).toEqual({ one: 3, two: 5, three: 2 });
  });

  it('forgets the tabs that wrote first, never the one that writes', () => {
    const tabs = Array.from({ length: TABS_REMEMBERED + 5 }, (_, index) => `tab ${index}`);
    const included = tabs.reduce((before, tab) => withOwn(before, tab, 1), withOwn({}, 'own', 1));
    const latest = withOwn(included, 'own', 2);

    expect(Object.keys(latest)).toHaveLength(TABS_REMEMBERED);
    expect(Object.keys(latest).at(-1)).toBe('own');
  });
});
