import { contentOf, type Interaction, type MatchingRule } from '../pacts/read-pacts.ts';

type Rules = Readonly<Record<string, { readonly matchers: readonly MatchingRule[] }>>;

/**
 * Whether an interaction would be content with an answer of its status, by the matchers in the pact: the part of Pact's
 * rules that the storefront's pacts use. An interaction without a body is content with any.
 *
 * @throws Error for a matcher that is not known here, which must not pass for a match
 */
export function acceptsAnswer({ response }: Interaction, answer: unknown): boolean {
  if (!response.body) return true;
  return accepts(contentOf(response.body), answer, '$', [], response.matchingRules?.body ?? {});
}

function accepts(
  wanted: unknown,
  found: unknown,
  place: string,
  inherited: readonly MatchingRule[],
  rules: Rules,
): boolean {
  const matchers = ruleAt(rules, place)?.matchers ?? inherited;
  const below = matchers.filter(({ match }) => match === 'type').map(({ match }) => ({ match }));
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found)) return false;
    const isLike = below.length > 0;
    const least = Math.max(0, ...matchers.map(({ min = 0 }) => min));
    if (isLike ? found.length < least : found.length !== wanted.length) return false;
    return found.every((entry, index) =>
      accepts(wanted[isLike ? 0 : index], entry, `${place}[${isLike ? '*' : index}]`, below, rules),
    );
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof found !== 'object' || found === null) return false;
    const fields = found as Readonly<Record<string, unknown>>;
    return Object.entries(wanted).every(
      ([name, value]) => name in fields && accepts(value, fields[name], `${place}.${name}`, below, rules),
    );
  }
  return matchers.length === 0 ? wanted === found : matchers.every((matcher) => meets(matcher, wanted, found));
}

/** A rule is written for every entry of a list, or for one by its number. */
function ruleAt(rules: Rules, place: string): Rules[string] | undefined {
  return rules[place] ?? rules[place.replace(/\[\d+\]/g, '[*]')];
}

function meets({ match, regex = '' }: MatchingRule, wanted: unknown, found: unknown): boolean {
  switch (match) {
    case 'type':
      return typeof found === typeof wanted && (found === null) === (wanted === null);
    case 'equality':
      return found === wanted;
    case 'notEmpty':
      return found !== '' && found !== null;
    case 'number':
      return typeof found === 'number';
    case 'integer':
      return Number.isInteger(found);
    case 'regex':
      return new RegExp(regex).test(String(found));
    default:
      throw new Error(`The pact's matcher "${match}" is not known here.`);
  }
}
