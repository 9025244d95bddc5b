import { uuid, type Random } from '../store/random.ts';
import { exactInteger } from '../store/exact-json.ts';
import { castTo } from './fitted.ts';
import type { Part } from '../document/document.ts';
import { fieldsOf, spelled } from './places.ts';
import type { Sample } from '../samples/sample.ts';
import { typesOf } from '../document/types-of.ts';

/** Where an item has its id. */
export interface ItemId {
  readonly path: readonly string[];
  readonly schema: Part;
}

/** What ids are called when the path calls them otherwise. */
const idNames = ['id', 'uuid', 'key', 'slug', 'code', 'login', 'name', 'number'];

/**
 * The field of an item that its path names.
 *
 * @param collection the last literal part of the collection's path
 */
export function idOf(item: Part, parameter: { name: string; schema?: Part | undefined }, collection: string) {
  const scalars = [...fieldsOf(item)].filter(([, schema]) => isScalar(schema)).toReversed();
  const fields = new Map(scalars.map(([name, schema]): [string, ItemId] => [spelled(name), { path: [name], schema }]));
  const one = spelled(collection.replace(/ies$/, 'y').replace(/s$/, ''));
  const names = [...endsOf(parameter.name), ...idNames].flatMap((name) => [name, one + name]);
  const found = names.flatMap((name) => fields.get(name) ?? []);
  const isCounted = parameter.schema !== undefined && isNumber(parameter.schema);
  // `gpg_key_id` is a key's `id` rather than its `key_id`, when that is no number.
  return (isCounted ? found.find(({ schema }) => isNumber(schema)) : undefined) ?? found[0];
}

/** `issue_number` may be an issue's number: the name, then what it ends with. */
export function endsOf(name: string): string[] {
  const words = name.match(/[A-Z]*[a-z0-9]+|[A-Z]+/g) ?? [name];
  return words.map((_, index) => spelled(words.slice(index).join('')));
}

const isNumeric = (types: ReadonlySet<string>) => types.has('integer') || types.has('number');
export const isNumber = (schema: Part): boolean => isNumeric(typesOf(schema));
const isScalar = (schema: Part) => {
  const types = typesOf(schema);
  return types.size === 0 || types.has('string') || isNumeric(types);
};

const numberFrom = (digits: string) => exactInteger(Number(digits), digits);

/** What a new id must differ from. */
export interface UsedIds {
  readonly has: (id: unknown) => boolean;
  /** An id of the author or of an earlier item. */
  readonly example: unknown;
  /** The schema of the path's parameter. */
  readonly address?: Part | undefined;
  /** The largest number so far, in digits. */
  readonly last: string;
}

/** More tries would not find a free id either. */
const MAX_TRIES = 10;

/** An id of the same kind as the others, and not one of them. */
export function newId(id: ItemId | undefined, used: UsedIds, random: Random, make: Sample): unknown {
  const next = String(BigInt(used.last) + 1n);
  if (!id) return numberFrom(next);
  const isCounted = isNumber(id.schema);
  const like = (tries: number) => {
    if (isCounted) return numberFrom(next);
    return id.schema.node.format === 'uuid' ? uuid(random) : likeExample(used.example, next, tries, random);
  };
  // The path's parameter may have a stricter schema than the item's field.
  for (const way of [like, () => make(id.schema, 'id'), () => used.address && make(used.address, 'id')])
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const name = castTo(id.schema, way(tries));
      if (name !== undefined && !used.has(name) && isAddress(used.address, name)) return name;
    }
  return isCounted ? numberFrom(next) : uuid(random);
}

/** Whether an item with this id has an address. */
export const isAddress = (address: Part | undefined, name: unknown): boolean =>
  address === undefined || castTo(address, name) !== undefined;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A text with the length, the letters and digits, and the beginning of another: `cus_4QFJ` becomes `cus_8ZBT`. */
function likeExample(example: unknown, next: string, tries: number, random: Random): string {
  const text = typeof example === 'string' ? example : '';
  if (/^\d*$/.test(text)) return next.padStart(text.length, '0');
  if (UUID.test(text)) return uuid(random);
  const [, start = '', rest = ''] = /^(.*[^a-z0-9])?([a-z0-9]*)$/i.exec(text) ?? [];
  // A random word would be no slug: `oak` becomes `oak-2`.
  if (!/\d/.test(rest) && !/[a-z][A-Z]|[A-Z]{2}/.test(rest)) return `${text}-${tries + 2}`;
  return start + rest.replace(/./g, (letter) => pick(alphabetOf(letter), random));
}

const alphabetOf = (letter: string): string =>
  /\d/.test(letter) ? '0123456789' : /[a-z]/.test(letter) ? 'abcdefghijkmnpqrstuvwxyz' : 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const pick = (letters: string, random: Random): string => letters[(random.bytes(1)[0] ?? 0) % letters.length] ?? '';
