import { isMap } from '../http/json.ts';
import type { CallInput, MockedWorld } from '../http/call.ts';
import { HttpError } from '../http/problem.ts';
import type { Call } from '../document/calls.ts';
import { valueErrors } from '../schema/check-value.ts';
import { asItem, asMade, otherNameIn, type Collection } from './collection.ts';
import { inDirection } from '../schema/direction.ts';
import { canonical } from '../schema/equal.ts';
import { shownSchema } from '../samples/example-schema.ts';
import { castTo, fitted, withSetFields } from './fitted.ts';
import { keptItemsMessages as messages } from './kept-items.messages.ts';
import { filterDefaults } from './list-query.ts';
import { variantsFor, variantsOf } from '../schema/merge-schemas.ts';
import { formsOf, isOpen, namesOf, placeOf, spelled, valueAt, withValueAt } from './places.ts';
import { sampleOf } from '../samples/sample.ts';
import { keywordsOf, isOtherWay } from '../schema/keywords.ts';
import { isTree, type Tree } from '../document/tree.ts';

/**
 * The items that a request sends, with the fields that items have, and their names; undefined when it shares none of
 * them, as a search does.
 */
export function sentItems(
  collection: Collection,
  { body, parameters }: Call,
  input: CallInput,
): { item: Tree; name: unknown }[] | undefined {
  const { item, names, fields, id, otherNames } = collection.shape();
  const place = body && placeOf(shownSchema(body), names);
  const asked = body ? namesOf(place?.item ?? shownSchema(body)) : new Set(parameters.map(({ name }) => spelled(name)));
  const spelling = new Map([...fields.keys()].map((name) => [spelled(name), name]));
  const sent = body ? (place ? valueAt(input.body, place.path) : input.body) : input.query;
  const all = [sent].flat().filter(isMap);
  const isOther = (given: Iterable<string>) => {
    const own = [...given].map(spelled);
    return own.length > 0 && !own.some((name) => spelling.has(name) || otherNames.includes(name));
  };
  if (body && fields.size > 0 && (isOther(asked) || all.some((one) => isOther(Object.keys(one))))) return undefined;
  const keepsOthers = variantsOf(item).some(isOpen);
  return all.map((body) => {
    const one = asItem(collection, body);
    const known = Object.entries(one).flatMap(([name, value]): [string, unknown][] => {
      const own = fields.has(name) ? name : (spelling.get(spelled(name)) ?? name);
      const field = fields.get(own);
      const forms = formsOf(item, one, own);
      // A field that only requests have is not stored.
      const isKept = field ?? (forms.length > 0 || (keepsOthers && !asked.has(spelled(name))));
      if (!isKept) return [];
      // Objects and lists are stored unchecked here: they may lack read-only fields, which `completed` adds.
      const kept =
        value === null || isTree(value) || forms.length === 0
          ? value
          : forms.flatMap((form) => castTo(form, value) ?? [])[0];
      return kept === undefined ? [] : [[own, kept]];
    });
    const own = inDirection(item, Object.fromEntries(known), 'response') as Tree;
    return { item: own, name: id ? valueAt(own, id.path) : body[otherNameIn(collection, Object.keys(body)) ?? ''] };
  });
}

/** Adds what the client does not send: fields of the path, of the server, and those that every item needs. */
export function completed(collection: Collection, value: Tree, { path: values }: CallInput, world: MockedWorld): Tree {
  const { path, calls, parameter } = collection;
  const { item, fields } = collection.shape();
  const defaults = calls.list ? filterDefaults(calls.list, fields) : {};
  const inPath = new Map(
    Object.entries(values as Tree)
      .filter(([name]) => name !== parameter)
      .map(([name, one]) => [spelled(name), one]),
  );
  const own = new Map(variantsFor(item, value).flatMap((way) => [...keywordsOf(way).properties]));
  const given = [...own].flatMap(([name, field]): [string, unknown][] => {
    const [found] = [inPath.get(spelled(name)), defaults[name], field.node.default].flatMap(
      (one) => castTo(field, one) ?? [],
    );
    return name in value || found === undefined ? [] : [[name, found]];
  });
  const make = sampleOf(world, `${path} ${canonical(value)}`);
  return asMade(collection, fitted(item, { ...Object.fromEntries(given), ...value }, make));
}

/**
 * A changed item: its id and what the server set stay, but for the time of the change.
 *
 * @param sent the item with what the client may not set
 */
export function changed(
  collection: Collection,
  value: Tree,
  sent: Tree,
  before: Tree,
  input: CallInput,
  world: MockedWorld,
): Tree {
  const { item, id, fields } = collection.shape();
  const made = [...fields].filter(([, field]) => isOtherWay(field, 'request'));
  const dates = made.filter(([name, { node }]) => node.format === 'date-time' && /updat|modif|chang|edit/i.test(name));
  const now = world.clock && new Date(world.clock.now()).toISOString();
  const kept = {
    ...(withSetFields(item, value, sent, before) as Tree),
    ...Object.fromEntries(made.flatMap(([name]) => (name in before ? [[name, before[name]]] : []))),
    ...(now !== undefined && Object.fromEntries(dates.map(([name]) => [name, now]))),
  };
  return completed(
    collection,
    id ? (withValueAt(kept, id.path, valueAt(before, id.path)) as Tree) : kept,
    input,
    world,
  );
}

/** A patched item. @throws HttpError when the patch took away what every item needs, or made it unfit otherwise */
export function fitAfter({ shape }: Collection, value: Tree, sent: Tree, before: Tree, isPatch: boolean): Tree {
  const { item } = shape();
  const errorsIn = (one: unknown) => valueErrors(item, one, { direction: 'request' });
  const known = new Set(errorsIn(before).map(({ field }) => field));
  // A merge patch removes a field by null: where the item then lacks it, null itself was meant.
  const nulls = errorsIn(value).filter(({ field }) => sent[field] === null && !(field in value));
  const withNulls = { ...value, ...Object.fromEntries(nulls.map(({ field }) => [field, null])) };
  // Other fields of a merge patch were checked by the schema of the request, which may be another one.
  const errors = errorsIn(withNulls).filter(({ field }) => !known.has(field) && (isPatch || sent[field] === null));
  if (errors.length > 0) throw new HttpError(422, messages.invalidItem, errors);
  return withNulls;
}
