import { acceptsAnswer, type Interaction, type MatchingRule } from './pacts.ts';

function answered(content: unknown, rules: Record<string, MatchingRule[]> = {}): Interaction {
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
  ['the same value', answered({ scode: true }), { scode: true, more: 1 }, true],
  ['another value', answered({ scode: true }), { scode: false }, false],
  ['a field less', answered({ token: 'a' }, { '$.token': [type] }), {}, false],
  ['another text, where any will do', answered({ token: 'a' }, { '$.token': [type] }), { token: 'b' }, true],
  ['a number, where any text will do', answered({ token: 'a' }, { '$.token': [type] }), { token: 1 }, false],
  ['an empty text, where it must be filled', answered('a', { $: [type, { match: 'notEmpty' }] }), '', false],
  [
    'a list of more entries alike',
    answered([{ id: 1 }], { $: [{ ...type, min: 1 }], '$[*].id': [{ match: 'integer' }] }),
    [{ id: 2 }, { id: 3 }],
    true,
  ],
  [
    'a list with one entry unlike',
    answered([{ id: 1 }], { $: [{ ...type, min: 1 }], '$[*].id': [{ match: 'integer' }] }),
    [{ id: 2 }, { id: 3.5 }],
    false,
  ],
  ['an empty list, where one entry is needed', answered([{ id: 1 }], { $: [{ ...type, min: 1 }] }), [], false],
  ['an empty list, where nothing else will do', answered([]), [], true],
  ['a filled list, where only an empty one will do', answered([]), [1], false],
  ['fields below, alike by what is above them', answered([{ id: 1 }], { $: [{ ...type, min: 1 }] }), [{ id: 9 }], true],
  ['a text that matches', answered('a', { $: [{ match: 'regex', regex: '^[a-c]$' }] }), 'c', true],
  ['a text that does not', answered('a', { $: [{ match: 'regex', regex: '^[a-c]$' }] }), 'd', false],
])('accepts an answer by the matchers of the pact: %s', (_, interaction, answer, isAccepted) => {
  expect(acceptsAnswer(interaction, answer)).toBe(isAccepted);
});

it('refuses an unsupported matcher', () => {
  expect(() => acceptsAnswer(answered('a', { $: [{ match: 'semver' }] }), 'a')).toThrow('Unsupported matcher "semver"');
});
