import type { CallInput, MockedWorld } from '../http/contract.ts';
import type { Call } from '../document/calls.ts';
import { filledPath } from '../http/routes.ts';
import { isValid } from '../schema/check-value.ts';
import { canonical } from '../schema/equal.ts';
import { castTo, fitted } from './fitted.ts';
import { shapeOf, toldPlace, type ItemCalls } from './item-shape.ts';
import { lazy } from '../document/lazy.ts';
import { variantsOf } from '../schema/merge-schemas.ts';
import { fieldsOf, isOpen, namesOf, placeOf, spelled, valueAt, withValueAt, type Place } from './places.ts';
import { sampleOf } from '../samples/sample.ts';
import type { Part } from '../document/document.ts';
import type { Tree } from '../document/tree.ts';
import { typesOf } from '../document/types-of.ts';

/** Calls that share items. */
export interface Kept {
  /** Of the list, or of a single resource. */
  readonly path: string;
  /** Of an item; the same for a single resource, undefined where items have no address. */
  readonly itemPath: string | undefined;
  readonly calls: ItemCalls;
  /** Of the document, before all of its paths. */
  readonly base: string;
  /** Ids that nobody made are 404 from the beginning. */
  readonly isStrict: boolean;
}

export type Collection = ReturnType<typeof collectionOf>;

/** What the calls of a collection, or of a single resource, know of its items. */
export function collectionOf(kept: Kept) {
  const { path, itemPath, calls, base } = kept;
  const isSingle = itemPath === path;
  const parameter = isSingle ? undefined : /\{([^{}/]+)\}[^{}]*$/.exec(itemPath ?? '')?.[1];
  const shape = lazy(() => shapeOf(path, parameter, calls));
  const addressOf = ({ path: values }: CallInput) => base + filledPath(path, values as Record<string, string | number>);
  const nameIn = ({ path: values }: CallInput) => (parameter === undefined ? undefined : (values as Tree)[parameter]);

  const places = new Map<Part, Place | undefined>();
  /** Where the response of a call has its item or items. */
  function placeIn(call: Call, schema: Part, isList = false): Place | undefined {
    const told = toldPlace(call);
    if (told ?? places.has(schema)) return told ?? places.get(schema);
    const { names } = shape();
    const types = typesOf(schema);
    const isAny = !isList && namesOf(schema).size === 0 && (types.size === 0 || types.has('object'));
    const found = placeOf(schema, names, isList) ?? (isAny ? { path: [], isList: false, item: schema } : undefined);
    places.set(schema, found);
    return found;
  }

  const shown = new WeakMap<Tree, Map<Tree, Tree>>();
  /** An item that was made of the schema needs no check of it, which takes longer than anything else. */
  function asMade(item: Tree): Tree {
    shown.set(item, new Map([[shape().item.node, item]]));
    return item;
  }
  /** An item as a response has it. */
  function shownBy(schema: Part, item: Tree, world: MockedWorld): Tree {
    const before = shown.get(item) ?? new Map<Tree, Tree>();
    const found = before.get(schema.node) ?? shownAnew(schema, item, world);
    shown.set(item, before.set(schema.node, found));
    return found;
  }
  function shownAnew(schema: Part, item: Tree, world: MockedWorld): Tree {
    const { id, names } = shape();
    const other = id && otherNameIn([...fieldsOf(schema).keys()]);
    const { [id?.path[0] ?? '']: name, ...rest } = item;
    const listed = fieldsOf(schema);
    const isShown = (field: string) => listed.has(field) || !names.has(spelled(field));
    const whole = other === undefined ? item : { [other]: name, ...rest };
    const isPart = !variantsOf(schema).some(isOpen) && !Object.keys(whole).every(isShown);
    const named = isPart ? Object.fromEntries(Object.entries(whole).filter(([field]) => isShown(field))) : whole;
    return isValid(schema, named, 'response')
      ? named
      : fitted(schema, named, sampleOf(world, `${path} ${canonical(item)}`));
  }

  /** The field that has the id in a body that calls it otherwise. */
  const otherNameIn = (fields: readonly string[]): string | undefined =>
    shape().otherNames.flatMap((other) => fields.find((name) => spelled(name) === other) ?? [])[0];

  /** A body as items have it, which may call the id otherwise. */
  function asItem(body: Tree): Tree {
    const { id } = shape();
    const other = otherNameIn(Object.keys(body));
    if (!id || other === undefined || valueAt(body, id.path) !== undefined) return body;
    const { [other]: name, ...rest } = body;
    return withValueAt(rest, id.path, castTo(id.schema, name) ?? name) as Tree;
  }

  return { ...kept, isSingle, parameter, shape, addressOf, nameIn, otherNameIn, placeIn, asItem, asMade, shownBy };
}
