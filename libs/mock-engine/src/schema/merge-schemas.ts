import { child, referenceName, type Cursor } from '../document/document.ts';
import { ownEntry, isObject, isObjectOrArray, jsonOrEmpty, canonical, type Json } from '../http/json.ts';
import { memoizedBySchema } from '../store/lazy.ts';
import { isMultiple } from './check-scalars.ts';
import {
  alternativeNamed,
  discriminatorOf,
  declaredNames,
  discriminatorNames,
  extensionNamed,
  referencesIn,
  resolveMapping,
} from './discriminator.ts';
import { keywordsOf } from './keywords.ts';

/** More combinations would take long and help nobody. */
const MAX_VARIANTS = 12;

/** Schemas that combine each other. */
const MAX_DEPTH = 8;

/** Schemas that are read and merged for one; where each combines others in several ways, their number multiplies. */
const MAX_STEPS = 2_000;
interface Budget {
  steps: number;
}

/** A schema with its `allOf` merged, once for each alternative of its `anyOf`, `oneOf`, `if` and discriminator. */
export const variantsOf = memoizedBySchema((schema: Cursor): readonly Cursor[] =>
  mergeVariants(schema, [], { steps: MAX_STEPS }),
);

/** The fields that a schema lists, in all of its alternatives; of several forms of a field the first. */
export const fieldsOf = memoizedBySchema((schema: Cursor): ReadonlyMap<string, Cursor> => {
  const variants = variantsOf(schema).toReversed();
  return new Map(variants.flatMap((variant) => [...keywordsOf(variant).properties]));
});

/** The alternatives of a schema that a value's discriminator allows: those of the one that it names, else all. */
export function variantsFor(schema: Cursor, value: unknown): readonly Cursor[] {
  if (!('discriminator' in schema.node)) return variantsOf(schema);
  const extension = keywordsOf(schema).choices.length === 0 ? extensionNamed(schema, value) : undefined;
  if (extension) return variantsOf(extension);
  for (const key of ['anyOf', 'oneOf']) {
    const all = schema.node[key];
    if (!Array.isArray(all)) continue;
    const named = (all as unknown[])[alternativeNamed(schema, key, value) ?? -1];
    const node = { ...schema.node, [key]: [named] };
    if (named !== undefined) return mergeVariants({ ...schema, node }, [], { steps: MAX_STEPS });
  }
  return variantsOf(schema);
}

function mergeVariants(schema: Cursor, ancestors: readonly Json[], budget: Budget): Cursor[] {
  budget.steps -= 1;
  if (ancestors.includes(schema.node) || ancestors.length > MAX_DEPTH || budget.steps < 0)
    return [{ ...schema, node: {} }];
  const { allOf, anyOf, oneOf, if: condition, then, else: otherwise, ...own } = schema.node as Record<string, unknown>;
  // Its fields may be in another place.
  if (own['properties']) own['properties'] = child(schema, 'properties')?.node;
  const inside = [...ancestors, schema.node];
  const variants = (part: Cursor) => mergeVariants(part, inside, budget);
  const keywords = keywordsOf(schema);
  const all: Cursor[][] = [...keywords.allOf, keywords.dynamic ?? []].flat().map(variants);
  const choices = keywords.choices.map(({ key, alternatives }) => {
    const names = child(schema, 'discriminator') ? discriminatorNames(schema, key) : [];
    return alternatives.flatMap((alternative, index) =>
      variants(alternative).map((one) => withDiscriminator(schema, one, alternativeName(schema, key, index, names))),
    );
  });
  if (choices.length === 0) choices.push(...extensionVariants(schema, inside, variants));
  if (keywords.condition) all.push(conditionVariants(schema, variants));
  const { const: only, ...others } = own;
  let merged: Cursor[] = [{ ...schema, node: 'const' in own ? { ...others, enum: [only] } : own }];
  for (const parts of [...all, ...choices].filter((step) => step.length > 0)) {
    budget.steps -= parts.length * merged.length;
    const products = (budget.steps < 0 ? parts.slice(0, 1) : parts).flatMap((part) =>
      // What was chosen gives the name of a discriminator.
      merged.map((one) => ({
        ...mergePair(one, part),
        pointer: choices.includes(parts) ? part.pointer : one.pointer,
      })),
    );
    merged = satisfiable(products).slice(0, MAX_VARIANTS);
  }
  const isNull = ({ node }: Cursor) => node.type === 'null';
  return merged.sort((one, other) => Number(isNull(one)) - Number(isNull(other)));
}

/** Without those whose rules exclude each other, unless all do. */
function satisfiable(all: Cursor[]): Cursor[] {
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  const found = all.filter(({ node }) => !isEmpty(node.type) && !isEmpty(node.enum));
  return found.length > 0 ? found : all;
}

/** What a condition leaves: what it asks with its `then`, or its `else`. */
function conditionVariants(schema: Cursor, variants: (part: Cursor) => Cursor[]): Cursor[] {
  const { condition, then, otherwise } = keywordsOf(schema);
  const [asked = [], met = [], other = []] = [condition, then, otherwise].map((part) =>
    part ? variants(part) : [{ ...schema, node: {} }],
  );
  return [...asked.flatMap((one) => met.map((next) => mergePair(one, next))), ...other];
}

/** The schemas that a discriminator maps to, where this one is what they extend; while one of them is read, its name alone. */
function extensionVariants(
  schema: Cursor,
  ancestors: readonly Json[],
  variants: (part: Cursor) => Cursor[],
): Cursor[][] {
  const { field, mapping } = discriminatorOf(schema);
  if (field === undefined) return [];
  const mapped = [...mapping].flatMap(([name, target]) => {
    const part = resolveMapping(schema, target);
    return part ? [{ name, part }] : [];
  });
  const { schemas } = (schema.root.components ?? {}) as Json;
  const nameFor = (node: Json) =>
    mapped.find(({ part }) => part.node === node)?.name ??
    Object.entries(jsonOrEmpty(schemas)).find(([, one]) => one === node)?.[0];
  const extending = ancestors.slice(ancestors.findLastIndex((node) => node !== schema.node && !('allOf' in node)) + 1);
  const others = mapped.filter(({ part }) => part.node !== schema.node);
  const own = extending
    .slice(0, others.length > 0 ? -1 : undefined)
    .map(nameFor)
    .find((name) => name !== undefined);
  if (own !== undefined && (declaredNames(schema, field)?.includes(own) ?? true))
    return [[withDiscriminator(schema, { ...schema, node: {} }, own)]];
  return [others.flatMap(({ name, part }) => variants(part).map((one) => withDiscriminator(schema, one, name)))];
}

/** The name of an alternative for its discriminator. */
function alternativeName(schema: Cursor, key: string, index: number, names: readonly string[]): string | undefined {
  const own = referenceName(referencesIn(schema, key)[index] ?? '');
  const mapped = [...discriminatorOf(schema).mapping].find(([, target]) => referenceName(target) === own);
  return mapped?.[0] ?? (names.includes(own) ? own : undefined);
}

/** With the discriminator's field set. */
function withDiscriminator(schema: Cursor, variant: Cursor, name: string | undefined): Cursor {
  const { field } = discriminatorOf(schema);
  if (field === undefined || name === undefined) return variant;
  if (!(declaredNames(variant, field)?.includes(name) ?? true)) return variant;
  const node = { properties: { [field]: { enum: [name] } }, required: [field] };
  return mergePair(variant, { ...variant, node });
}

type Merge = (one: unknown, other: unknown) => unknown;

const mergeBoth: Merge = (one, other) => {
  if (one === other) return one;
  const isSet = (key: string) => [one, other].some((part) => isObjectOrArray(part) && part[key] === true);
  const notes = ['readOnly', 'writeOnly'].filter(isSet).map((key) => [key, true]);
  return { allOf: [one, other], ...Object.fromEntries(notes) };
};
const mergeNumbers =
  (choose: (one: number, other: number) => number): Merge =>
  (one, other) =>
    typeof one === 'number' && typeof other === 'number' ? choose(one, other) : one;
const mergeExamples: Merge = (one, other) => (isObject(one) && isObject(other) ? { ...one, ...other } : one);

const asList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

const forKeys = (keys: string, merge: Merge) => Object.fromEntries(keys.split(' ').map((key) => [key, merge]));

/** How both schemas of an `allOf` become one; what is not here is taken from the first. */
const mergeByKeyword: Readonly<Record<string, Merge>> = {
  type: (one, other) => {
    // Whole numbers are numbers.
    const [a, b] = [one, other].map((types) => [types, [types].flat().includes('number') ? 'integer' : []].flat());
    return a?.filter((type) => b?.includes(type));
  },
  properties: (one, other) => {
    const merged: Record<string, unknown> = { ...(one as Json) };
    for (const [name, field] of Object.entries(other as Json))
      merged[name] = Object.hasOwn(merged, name) ? mergeBoth(merged[name], field) : field;
    return merged;
  },
  required: (one, other) => [...new Set([...asList(one), ...asList(other)])],
  enum: (one, other) => {
    const texts = new Set(asList(other).map(canonical));
    return asList(one).filter((value) => texts.has(canonical(value)));
  },
  not: (one, other) => ({ anyOf: [one, other] }),
  additionalProperties: (one, other) =>
    typeof one === 'object' && typeof other === 'object'
      ? mergeBoth(one, other)
      : one === false || other === false
        ? false
        : isObjectOrArray(one)
          ? one
          : other,
  multipleOf: mergeNumbers((one, other) => (isMultiple(other, one) ? other : one)),
  ...forKeys('minimum exclusiveMinimum minLength minItems minProperties minContains', mergeNumbers(Math.max)),
  ...forKeys('maximum exclusiveMaximum maxLength maxItems maxProperties maxContains', mergeNumbers(Math.min)),
  ...forKeys('example default', mergeExamples),
  ...forKeys('items contains', mergeBoth),
  ...forKeys('uniqueItems readOnly writeOnly', (one, other) => one === true || other === true),
};

/** The fields that no part refuses because it lists others only; all where that leaves what is required without a value. */
function allowedFields(parts: readonly Json[], fields: Json): Json {
  const closed = parts.filter((one) => one.additionalProperties === false && !('patternProperties' in one));
  const isAllowed = (name: string) =>
    closed.every(({ properties }) => isObjectOrArray(properties) && Object.hasOwn(properties, name));
  const isNeeded = (name: string) => parts.some(({ required }) => asList(required).includes(name));
  const allowed = Object.entries(fields).filter(([name]) => isAllowed(name) || isNeeded(name));
  return allowed.every(([name]) => isAllowed(name)) ? Object.fromEntries(allowed) : fields;
}

/** Both schemas as one, where the first one is. */
function mergePair(one: Cursor, other: Cursor): Cursor {
  const node: Record<string, unknown> = { ...one.node };
  for (const [key, value] of Object.entries(other.node)) {
    const merge = ownEntry(mergeByKeyword, key);
    if (!Object.hasOwn(node, key)) node[key] = value;
    else if (merge) node[key] = merge(node[key], value);
  }
  if (isObjectOrArray(node['properties']))
    node['properties'] = allowedFields([one.node, other.node], node['properties']);
  if (one.node['nullable'] !== true) delete node['nullable'];
  const isInOne = Object.keys(one.node).some((key) => isObjectOrArray(one.node[key]));
  return { ...(isInOne ? one : other), pointer: one.pointer, node };
}
