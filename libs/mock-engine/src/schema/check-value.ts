import type { ProblemField } from '../http/problem.ts';
import { requestErrorMessages as messages } from '../http/contract.messages.ts';
import { discriminated, discriminatorOf, extensionOf, isChoice, namesOf } from './discriminator.ts';
import { nothing, referred, type Part } from '../document/document.ts';
import { perSchema } from '../document/lazy.ts';
import { isTree, type Tree } from '../document/tree.ts';
import { canonical, isSame } from './equal.ts';
import { extended, innerOf, isOtherWay, type Direction, type Inner } from './schema-parts.ts';
import { isNullable, isNumber, isWhole, testOf, typesOf } from '../document/types-of.ts';

export interface CheckOptions {
  /** The value's name in the errors; without it the value is the whole body. */
  readonly field?: string | undefined;
  /** Refuses unlisted fields in every object, except where schemas are combined. */
  readonly isExact?: boolean | undefined;
  readonly direction?: Direction | undefined;
}

/** What a schema says of a value. */
interface Found {
  readonly errors: readonly ProblemField[];
  /** Where somebody asks. */
  readonly evaluated: ReadonlySet<string> | undefined;
}

/** By schema and value. */
type Known = Map<Tree, Map<unknown, Found>>;

/** A value that is being checked. */
interface Check {
  /** Found so far. */
  readonly errors: ProblemField[];
  /** Refuses unlisted fields, except where schemas are combined. */
  readonly isExact: boolean;
  readonly direction: Direction | undefined;
  /** Inside a schema that combines others, which may check the same value again. */
  readonly isCombined: boolean;
  /** Found there, by context: schemas that combine each other in several ways would multiply the work. */
  readonly known: Map<string, Known>;
  /** The schemas around this one that combine it, for the same value. */
  readonly around: readonly Part[];
  /** What of those decides whether a missing field matters. */
  readonly context: string;
  /** The files and schemas with an `$id` on the way here, in which `$dynamicRef` looks. */
  readonly scope: readonly Part[];
  /** The fields or entries that a schema has spoken of; absent where nobody asks. */
  readonly evaluated: Set<string> | undefined;
}

/** Adds the errors of one kind of keywords. */
type Rule<Value = unknown> = (schema: Part, value: Value, check: Check, inner: Inner) => void;

/** Why a value does not fit a schema (JSON Schema 2020-12, or that of OpenAPI 3.0); empty when it fits. */
export function valueErrors(
  schema: Part,
  value: unknown,
  { field = '', isExact = false, direction }: CheckOptions = {},
): ProblemField[] {
  const check = newCheck(schema, { isExact, direction });
  if (field === '') checkBy(schema, value, check);
  else checkInside(field, schema, value, check);
  return check.errors;
}

/** A longer list would not help to fix a request or response. */
const MAX_ERRORS = 20;

export const firstErrors = (schema: Part, value: unknown, options: CheckOptions): ProblemField[] =>
  valueErrors(schema, value, options).slice(0, MAX_ERRORS);

/** Whether a value fits a schema, once it is without the fields of the other direction. */
export const isValid = (schema: Part, value: unknown, direction?: Direction): boolean =>
  fits(schema, value, newCheck(schema, { direction }));

/** Says so of a value and of what is inside it, by schemas of one document, and checks each once. */
export function judgeOf(schema: Part, direction?: Direction): (schema: Part, value: unknown) => boolean {
  const check = newCheck(schema, { direction, isCombined: true });
  return (one, value) => fitsInside(one, value, check);
}

const newCheck = (schema: Part, given: Pick<Check, 'direction'> & Partial<Check>): Check => ({
  errors: [],
  isExact: false,
  isCombined: false,
  known: new Map(),
  around: [],
  context: '',
  scope: [schema],
  evaluated: undefined,
  ...given,
});

/** Adds the errors by a schema, which is not asked twice where others combine it. */
function checkBy(schema: Part, value: unknown, check: Check): void {
  if (!check.isCombined || (!isTree(value) && innerOf(schema).isPlain)) return checkAnew(schema, value, check);
  const { errors, evaluated } = foundBy(schema, value, check);
  check.errors.push(...errors);
  for (const name of evaluated ?? []) check.evaluated?.add(name);
}

function foundBy(schema: Part, value: unknown, check: Check): Found {
  const inContext = entryOf(check.known, check.context, (): Known => new Map());
  const known = entryOf(inContext, schema.node, () => new Map<unknown, Found>());
  const before = known.get(value);
  if (before && (before.evaluated || !check.evaluated)) return before;
  const evaluated = check.evaluated && new Set<string>();
  // One that is asked for itself is a cycle.
  known.set(value, { errors: [], evaluated });
  const errors: ProblemField[] = [];
  checkAnew(schema, value, { ...check, errors, evaluated });
  // Their number would multiply, too.
  const found = { errors: errors.length > MAX_ERRORS ? realFirst(errors).slice(0, MAX_ERRORS) : errors, evaluated };
  known.set(value, found);
  return found;
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

const checkAnew = (schema: Part, value: unknown, given: Check): void => {
  const { node } = schema;
  if (value === null && isNullable(schema)) return;
  const inner = innerOf(schema);
  const { types, isOfType, values, isPlain, unevaluated } = inner;
  const isOtherFile = !given.scope.some(({ document }) => document === schema.document);
  // What was found depends on where `$dynamicRef` looks.
  const inFile = isOtherFile ? { ...given, scope: [...given.scope, schema], known: new Map() } : given;
  const check = unevaluated || given.evaluated ? { ...inFile, evaluated: new Set<string>() } : inFile;
  const before = check.errors.length;
  if (node === nothing) return fail(check, messages.other);
  if (!isOfType(value)) return fail(check, value === undefined ? messages.missing : described(node, types));
  if (values && !isOneOf(values, value))
    return fail(check, value === undefined ? messages.missing : messages.oneOf(values.map(worded)));

  if (typeof value === 'string') {
    checkText(schema, value, check, inner);
  } else if (isNumber(value)) {
    if (!inner.isAnyNumber) checkNumber(schema, value, check, inner);
  } else if (Array.isArray(value)) checkList(schema, value, check, inner);
  else if (isTree(value)) checkObject(schema, value, check, inner);
  if (!isPlain) checkCombined(schema, value, check, inner);
  if (unevaluated) checkUnevaluated(unevaluated, value, check);
  if (given.evaluated && check.evaluated && isFitting(check.errors.slice(before)))
    for (const name of check.evaluated) given.evaluated.add(name);
};

/** A field of the other direction does not matter. */
const isFitting = (errors: readonly ProblemField[]): boolean =>
  errors.every(({ detail }) => detail === messages.requestOnly);

/** Checks a field of the value that is being checked, or an entry of a list. */
function checkInside(name: string, rule: Part, value: unknown, check: Check): void {
  if (rule.node === nothing) return fail(check, messages.unknown, nameOf(name));
  const { errors } = check;
  const isSimple = check.around.length === 0 && !check.evaluated;
  const before = errors.length;
  checkBy(rule, value, isSimple ? check : alone(check));
  for (let index = before; index < errors.length; index += 1) {
    const { field = '', detail = '' } = errors[index] ?? {};
    errors[index] = { field: nameOf(name) + (field && `.${field}`), detail };
  }
}

/** Whether something inside the value that is being checked fits a schema. */
const fitsInside = (rule: Part, value: unknown, check: Check): boolean =>
  isFitting(errorsBy(rule, value, alone(check)));

const alone = (check: Check): Check => ({ ...check, around: [], context: '', evaluated: undefined });

const realFirst = (errors: readonly ProblemField[]) =>
  errors.toSorted((one, other) => Number(isFitting([one])) - Number(isFitting([other])));

const isOneOf = (values: readonly unknown[], value: unknown) => values.some((one) => isSame(one, value));

/** What the value should be. */
function described(node: Tree, types: readonly string[]): string {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = node;
  const [type] = types;
  if (type === 'string') return messages.text;
  if (type === 'object') return messages.object;
  if (type === 'array') return messages.list(Number(node.minItems ?? 0), Number(node.maxItems ?? Infinity));
  if (type !== 'number' && type !== 'integer') return messages.other;
  const limit = (...limits: unknown[]) => limits.find(isNumber) ?? null;
  const kind = type === 'integer' ? messages.wholeNumber : messages.anyNumber;
  return messages.number(kind, limit(minimum, exclusiveMinimum), limit(maximum, exclusiveMaximum));
}

const checkNumber: Rule<number | bigint> = ({ node }, value, check) => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node as Record<
    string,
    number | boolean | undefined
  >;
  const isOutside =
    // In OpenAPI 3.0 the exclusive limits are switches.
    (isNumber(minimum) && (exclusiveMinimum === true ? value <= minimum : value < minimum)) ||
    (isNumber(maximum) && (exclusiveMaximum === true ? value >= maximum : value > maximum)) ||
    (isNumber(exclusiveMinimum) && value <= exclusiveMinimum) ||
    (isNumber(exclusiveMaximum) && value >= exclusiveMaximum) ||
    (isWhole(node) && !Number.isInteger(Number(value))) ||
    (node.format === 'int32' && Number(value) !== (Number(value) | 0)) ||
    (isNumber(multipleOf) && !isMultiple(value, multipleOf));
  if (isOutside) fail(check, described(node, [isWhole(node) ? 'integer' : 'number']));
};

/** Counted in decimals, because 0.07 is no multiple of 0.01 in binary fractions. */
export function isMultiple(value: number | bigint, step: number | bigint): boolean {
  const [one, other] = [decimal(value), decimal(step)];
  const places = Math.max(one.places, other.places);
  const counted = ({ digits, places: own }: typeof one) => digits * 10n ** BigInt(places - own);
  return other.digits === 0n || counted(one) % counted(other) === 0n;
}

/** `digits` by 10 to the minus `places`. */
function decimal(value: number | bigint) {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  const places = fraction.length - Number(exponent);
  const shift = Math.max(0, -places);
  return { digits: BigInt(whole + fraction) * 10n ** BigInt(shift), places: places + shift };
}

const checkText: Rule<string> = ({ node }, value, check, { text }) => {
  const { minLength, maxLength, format, expression } = text;
  // In characters, of which there are at least half as many as UTF-16 units.
  const mayBreak = value.length > maxLength || value.length < 2 * minLength;
  const length = mayBreak ? [...value].length : value.length;
  if (length < minLength || length > maxLength) fail(check, messages.length(minLength, maxLength));
  if (format && !format.test(value)) fail(check, messages.format(String(node.format)));
  if (!expression || expression.test(value)) return;
  const own = node['x-pattern-message'];
  fail(check, typeof own === 'string' ? messages.rule(own) : messages.pattern(String(expression)));
};

const checkList: Rule<readonly unknown[]> = ({ node }, value, check, { first, items, contains }) => {
  const {
    minItems = 0,
    maxItems = Infinity,
    minContains = 1,
    maxContains = Infinity,
  } = node as Record<string, number | undefined>;
  for (const [index, entry] of value.entries()) {
    const rule = first[index] ?? items;
    if (!rule) continue;
    check.evaluated?.add(String(index));
    checkEntry(String(index), rule, entry, check);
  }
  if (value.length < minItems || value.length > maxItems) fail(check, described(node, ['array']));
  if (node.uniqueItems === true && new Set(value.map(canonical)).size < value.length) fail(check, messages.unique);
  if (!contains) return;
  const inner = combined(check);
  let fitting = 0;
  for (const [index, entry] of value.entries())
    if (fitsInside(contains, entry, inner)) {
      fitting += 1;
      check.evaluated?.add(String(index));
    }
  if (fitting < minContains || fitting > maxContains) fail(check, messages.other);
};

/** An entry of a response that is frozen stays as it is: it is checked once, however many lists have it. */
function checkEntry(index: string, rule: Part, entry: unknown, check: Check): void {
  const fitting = check.isExact && isTree(entry) && Object.isFrozen(entry) ? innerOf(rule).fitting : undefined;
  if (fitting?.has(entry as Tree)) return;
  const before = check.errors.length;
  checkInside(index, rule, entry, check);
  if (check.errors.length === before) fitting?.add(entry as Tree);
}

const none: readonly string[] = [];

const checkObject: Rule<Tree> = (schema, value, check, inner) => {
  const { fields, patterns, others, names, needs, required, minProperties, maxProperties } = inner;
  const isOpen = !isClosed(inner, check.isExact);
  const { direction } = check;

  let count = 0;
  let lacking = required.length;
  for (const name in value) {
    const part = value[name];
    if (part === undefined) continue;
    count += 1;
    const field = fields.get(name);
    if (field?.isRequired) lacking -= 1;
    if (field && (direction === 'request' ? field.isReadOnly : direction && field.isWriteOnly)) {
      // What a client sends there is ignored.
      if (direction === 'response') fail(check, messages.requestOnly, nameOf(name));
      check.evaluated?.add(name);
      continue;
    }
    const matching = patterns.length === 0 ? patterns : patterns.filter(({ pattern }) => pattern?.test(name));
    const isListed = field !== undefined || matching.length > 0;
    const other = isListed || others?.node === nothing ? undefined : others;
    if (!isListed && !other && !isOpen) fail(check, messages.unknown, nameOf(name));
    if (names && !fitsInside(names, name, check)) fail(check, messages.other, nameOf(name));
    if (isListed || other) check.evaluated?.add(name);
    const rule = field?.part ?? other;
    if (matching.length === 0) {
      if (rule) checkInside(name, rule, part, check);
      continue;
    }
    const inside = { ...check, isCombined: true };
    for (const one of rule ? [{ part: rule }, ...matching] : matching) checkInside(name, one.part, part, inside);
  }
  if (count < minProperties || count > maxProperties) fail(check, messages.fields);
  const needed = needs.length === 0 ? none : needs.flatMap(([name, more]) => (lacks(value, name) ? [] : more));
  if (lacking === 0 && needed.length === 0) return;
  for (const name of [...required, ...needed])
    if (lacks(value, name) && !isOfTheOther(schema, name, check)) fail(check, messages.missing, nameOf(name));
};

/** Whether an object has no field of this name. */
const lacks = (value: Tree, name: string) => value[name] === undefined || !Object.hasOwn(value, name);

/** Whether a field that is missing belongs to the other direction, also by a schema that is combined with this one. */
function isOfTheOther(schema: Part, name: string, { direction, around }: Check): boolean {
  if (direction === undefined) return false;
  const all = [schema, ...around];
  const fields = all.flatMap(extended).map((part) => innerOf(part).properties.get(name));
  return fields.some((field) => field && isOtherWay(field, direction)) && !isChoice(all, name, direction);
}

/** With the fields of a schema that {@link isOfTheOther} looks for. */
function contextIn(schema: Part, { direction, context }: Check): string {
  const more = direction === undefined ? none : fieldsOfTheOther[direction](schema);
  if (more.length === 0) return context;
  return [...new Set([...context.split('\n'), ...more])].sort().join('\n');
}

const fieldsOfTheOther = { request: perSchema(otherFields('request')), response: perSchema(otherFields('response')) };

function otherFields(direction: Direction) {
  return (schema: Part): readonly string[] => {
    const fields = extended(schema).flatMap((part) => [...innerOf(part).properties]);
    const { field } = discriminatorOf(schema);
    return [
      ...fields.flatMap(([name, part]) => (isOtherWay(part, direction) ? [name] : [])),
      ...(field === undefined ? [] : [`${field}?`]),
    ];
  };
}

/** Whether an object may have only the fields that are listed. */
const isClosed = (inner: Inner, isExact: boolean): boolean => inner.isClosed || (isExact && inner.isClosedIfExact);

/** By `allOf`, `anyOf`, `oneOf`, `not`, `if`, `dependentSchemas`, `$dynamicRef` and `discriminator`. */
const checkCombined: Rule = (schema, value, check, own) => {
  const { allOf, ways: choices, not, condition, then, otherwise, dependent, dynamic } = own;
  const inner: Check = {
    ...combined(check),
    around: [...check.around, schema],
    context: contextIn(schema, check),
  };
  for (const part of allOf) checkBy(part, value, inner);
  if (dynamic) checkBy(inScope(dynamic, String(schema.node.$dynamicRef), inner.scope), value, inner);
  for (const { key, ways } of choices) {
    const named = discriminated(schema, key, value);
    const only = named === undefined && ways.length === 1 ? ways[0] : ways[named ?? -1];
    if (only) checkBy(only, value, inner);
    else if (named !== undefined) fail(check, messages.oneOf(namesOf(schema, key)), discriminatorOf(schema).field);
    else checkWays(key, ways, value, inner);
  }
  if (choices.length === 0) {
    const extending = extensionOf(schema, value);
    if (extending) checkBy(extending, value, inner);
  }
  if (not && fits(not, value, { ...inner, evaluated: undefined })) fail(check, messages.other);
  if (condition) {
    const isMet = fits(condition, value, inner);
    const next = isMet ? then : otherwise;
    if (next) checkBy(next, value, inner);
  }
  if (isTree(value) && !Array.isArray(value))
    for (const [name, part] of dependent) if (Object.hasOwn(value, name)) checkBy(part, value, inner);
};

/** By alternatives; where one alone is of the value's kind, the errors are its own. */
function checkWays(key: 'anyOf' | 'oneOf', ways: readonly Part[], value: unknown, check: Check): void {
  const tried = ways.map((way) => ({ way, errors: errorsBy(way, value, check) }));
  const fitting = tried.filter(({ errors }) => isFitting(errors));
  if (fitting.length === 1 || (fitting.length > 1 && key === 'anyOf')) return;
  // The discriminator of what they all extend names one of them.
  const isNamed = ({ way }: { way: Part }) =>
    innerOf(way).allOf.some((part) => extensionOf(part, value)?.node === way.node);
  if (fitting.filter(isNamed).length === 1) return;
  const close = fitting.length > 0 ? [] : tried.filter(({ way }) => isOfKind(way, value));
  if (close.length === 1 && close[0]) check.errors.push(...close[0].errors);
  else fail(check, alternatives(ways, fitting.length > 0));
}

/** Names the alternatives, as far as they have names. */
function alternatives(ways: readonly Part[], isOneTooMany: boolean): string {
  const words = ways.map((way) => {
    const { node, at } = way;
    const name = typeof node.title === 'string' ? node.title : at.at(-2) === 'schemas' && at.at(-1);
    return name || [...typesOf(way)].join(' or ');
  });
  if (words.includes('')) return messages.other;
  return isOneTooMany ? messages.onlyOne(words) : messages.oneOf(words);
}

const isOfKind = (schema: Part, value: unknown): boolean => testOf([...typesOf(schema)])(value);

/** Fields or entries that no schema has spoken of. */
function checkUnevaluated({ fields, entries }: NonNullable<Inner['unevaluated']>, value: unknown, check: Check): void {
  const rule = Array.isArray(value) ? entries : fields;
  if (!rule || !isTree(value)) return;
  for (const name of Object.keys(value)) {
    if (check.evaluated?.has(name)) continue;
    checkInside(name, rule, value[name], check);
    check.evaluated?.add(name);
  }
}

/** The outermost schema with the same `$dynamicAnchor`, else the one that the reference names itself. */
function inScope(named: Part, reference: string, scope: readonly Part[]): Part {
  const [, anchor = ''] = reference.split('#');
  if (named.node.$dynamicAnchor !== anchor) return named;
  for (const { file, document, ...rest } of scope) {
    const found = dynamicIn({ ...rest, file, document }, anchor);
    if (found) return found;
  }
  return named;
}

function dynamicIn(part: Part, anchor: string): Part | undefined {
  try {
    const found = referred({ ...part, node: {} }, `#${anchor}`);
    return found.node.$dynamicAnchor === anchor ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Inside schemas that are combined, whose fields are listed in several places. */
const combined = (check: Check): Check => ({
  ...check,
  isCombined: true,
  isExact: false,
  known: check.isExact ? new Map<string, Known>() : check.known,
});

/** The errors by one schema, which speaks of the value's fields where it fits. */
function errorsBy(schema: Part, value: unknown, check: Check): readonly ProblemField[] {
  const errors: ProblemField[] = [];
  checkBy(schema, value, { ...check, errors });
  return errors;
}

const fits = (schema: Part, value: unknown, check: Check): boolean => isFitting(errorsBy(schema, value, check));

/** @param field of the value that is being checked, if the error is the field's */
function fail({ errors }: Check, detail: string, field = ''): void {
  errors.push({ field, detail });
}

/** A field with an empty name becomes `""`: an empty path means the whole body. */
const nameOf = (name: string) => name || '""';

const worded = (value: unknown) => (typeof value === 'string' ? value : canonical(value));
