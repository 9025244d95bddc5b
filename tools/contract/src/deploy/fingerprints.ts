import { createHash } from 'node:crypto';
import type { Pact } from '../pacts/read-pacts.ts';

/** Enough of SHA-256 to tell versions apart, and short enough to be read. */
const LENGTH = 16;

/** What says something to people only, and travels nowhere. */
const WORDS = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'tags', 'info']);

/**
 * A pact by what it demands: the same for every order of fields, and whatever else a pact file says of itself.
 *
 * @returns hexadecimal
 */
export const pactFingerprint = ({ consumer, provider, interactions }: Pact): string =>
  digest({
    consumer,
    provider,
    // Which spec agreed on it, and under which name of the contract, changes nothing for the provider.
    interactions: interactions.map(({ comments: _, ...interaction }) => interaction),
  });

/** A contract by what travels: words, examples and our own marks aside, so that a better sentence is no new version. */
export const contractFingerprint = (contract: unknown): string => digest(onTheWire(contract));

const digest = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
    .slice(0, LENGTH);

/** A field of a schema may well be called `description`: names of fields are kept, whatever they are. */
function onTheWire(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => onTheWire(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => isNames || !(WORDS.has(name) || name.startsWith('x-')));
  return Object.fromEntries(entries.map(([name, inner]) => [name, onTheWire(inner, !isNames && NAMED.has(name))]));
}

/** Their children are named freely. */
const NAMED = new Set(['properties', 'schemas', 'paths', 'parameters', 'responses', 'headers', 'content']);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
