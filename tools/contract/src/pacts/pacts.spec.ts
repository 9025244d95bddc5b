import { acceptsResponse, type Interaction, type MatchingRule } from './pacts.ts';

function responded(content: unknown, rules: Record<string, MatchingRule[]> = {}): Interaction {
  const body = Object.fromEntries(Object.entries(rules).map(([place, matchers]) => [place, { matchers }]));
  return {
    description: 'anything',
    comments: { operationId: 'login' },
    request: { method: 'GET', path: '/' },
    response: { status: 200, body: { content, encoded: false }, matchingRules: { body } },
  };
}

const type = { match: 'type' };

it.each<[string, Interaction, unknown, boolean]>([
  ['the same value', responded({ scode: true }), { scode: true, more: 1 }, true],
  ['another value', responded({ scode: true }), { scode: false }, false],
  ['a field less', responded({ token: 'a' }, { '$.token': [type] }), {}, false],
  ['a number, where any text will do', responded({ token: 'a' }, { '$.token': [type] }), { token: 1 }, false],
  ['an empty text, where it must be filled', responded('a', { $: [type, { match: 'notEmpty' }] }), '', false],
  [
    'a list with one entry unlike',
    responded([{ id: 1 }], { $: [{ ...type, min: 1 }], '$[*].id': [{ match: 'integer' }] }),
    [{ id: 2 }, { id: 3.5 }],
    false,
  ],
  ['an empty list, where one entry is needed', responded([{ id: 1 }], { $: [{ ...type, min: 1 }] }), [], false],
  ['a filled list, where only an empty one will do', responded([]), [1], false],
  ['fields below, alike by what is above them', responded([{ id: 1 }], { $: [{ ...type, min: 1 }] }), [{ id: 9 }], true],
  ['a text that does not', responded('a', { $: [{ match: 'regex', regex: '^[a-c]$' }] }), 'd', false],
])('accepts a response by the matchers of the pact: %s', (_, interaction, response, isAccepted) => {
  expect(acceptsResponse(interaction, response)).toBe(isAccepted);
});

it('refuses an unsupported matcher', () => {
  expect(() => acceptsResponse(responded('a', { $: [{ match: 'semver' }] }), 'a')).toThrow('Unsupported matcher "semver"');
});
