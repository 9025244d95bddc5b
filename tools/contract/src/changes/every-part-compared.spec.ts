import { ContractError, wholeOf, type Tree } from '@shop/mock-engine/openapi/document';
import { readContract } from '../contract.ts';
import { compareContracts } from './compare-contracts.ts';

const { whole } = readContract();

/** Descriptions and extensions. */
const IGNORED = /^(description|summary|info|tags|examples?|openapi|x-.*)$/;
/** Headers and security schemes are compared as a whole, or not at all. */
const NOT_IN_DETAIL = /^(components > (securitySchemes|headers)|security$|.* > security$)/;
/** Says that a string holds JSON; its schema is compared. */
const ANNOTATION = 'contentMediaType';
/** A sample: all parts (1) take minutes. */
const STRIDE = 29;

function placesIn(node: unknown, place: readonly string[] = []): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node)
    .filter(([name]) => !IGNORED.test(name) && name !== ANNOTATION)
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

it('any part removed from the contract is detected, and its return too', () => {
  const places = placesIn(whole.node)
    .filter((place) => !NOT_IN_DETAIL.test(place.join(' > ')))
    .filter((_, index) => index % STRIDE === 0);
  const isDetected = (place: readonly string[]) => {
    const removed = wholeOf(without(place, whole.node) as Tree);
    try {
      return compareContracts(whole, removed).length > 0 && compareContracts(removed, whole).length > 0;
    } catch (error) {
      return error instanceof ContractError;
    }
  };

  expect(places.length).toBeGreaterThan(25);
  expect(places.filter((place) => !isDetected(place)).map((place) => place.join(' > '))).toEqual([]);
});
