import { ContractError, readContract, wholeOf, type Tree } from '../openapi.ts';
import { compareContracts } from './compare-contracts.ts';

const { whole } = readContract();

/** Words, and what the house marks for its own use. */
const SILENT = /^(description|summary|info|tags|examples?|openapi|x-.*)$/;
/** Descriptions of headers and of how a token travels are compared as a whole, or not at all. */
const ELSEWHERE = /^(components > (securitySchemes|headers)|security$|.* > security$)/;
/** Says only that a text holds JSON; which JSON is compared. */
const ANNOTATION = 'contentMediaType';
/** All parts of the contract take minutes (try it: 1); this many are a fair sample, and others with each part added. */
const STRIDE = 29;

function placesIn(node: unknown, place: readonly string[] = []): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node)
    .filter(([name]) => !SILENT.test(name) && name !== ANNOTATION)
    .flatMap(([name, inner]) => [[...place, name], ...placesIn(inner, [...place, name])]);
}

function without([name = '', ...rest]: readonly string[], node: unknown): unknown {
  if (Array.isArray(node)) {
    const index = Number(name);
    return rest.length > 0 ? node.with(index, without(rest, node[index])) : node.toSpliced(index, 1);
  }
  const { [name]: inner, ...others } = node as Record<string, unknown>;
  return rest.length > 0 ? { ...(node as object), [name]: without(rest, inner) } : others;
}

it('whatever is struck from the contract is seen, and its return too', () => {
  const places = placesIn(whole.node)
    .filter((place) => !ELSEWHERE.test(place.join(' > ')))
    .filter((_, index) => index % STRIDE === 0);
  const isSeen = (place: readonly string[]) => {
    const struck = wholeOf(without(place, whole.node) as Tree);
    try {
      return compareContracts(whole, struck).length > 0 && compareContracts(struck, whole).length > 0;
    } catch (error) {
      return error instanceof ContractError;
    }
  };

  expect(places.length).toBeGreaterThan(25);
  expect(places.filter((place) => !isSeen(place)).map((place) => place.join(' > '))).toEqual([]);
});
