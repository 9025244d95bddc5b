import { resolveDynamicReference, falseSchema, type Cursor } from '../document/document.ts';
import { requestErrorMessages as messages } from '../http/contract.messages.ts';
import { isObject, isObjectOrArray, canonical, isEqual, type Json } from '../http/json.ts';
import type { ProblemField } from '../http/problem.ts';
import { getOrInsert } from '../store/lazy.ts';
import { expectedType, nameAlternatives, numberErrors, textErrors, printValue } from './check-scalars.ts';
import {
  alternativeNamed,
  discriminatorOf,
  extensionNamed,
  mayBeMissing,
  discriminatorNames,
  otherFieldsIn,
} from './discriminator.ts';
import {
  keywordsOf,
  isNullable,
  isNumber,
  createTypeTest,
  typesOf,
  type Direction,
  type Keywords,
} from './keywords.ts';

/* This room is JSON Schema: keywords reads a schema once, check-value says why a value does not fit it (check-scalars for
 * texts and numbers), in the direction that it goes; direction removes what does not go there. discriminator chooses
 * among alternatives, and merge-schemas makes one schema of those that allOf and its relatives combine. */

export interface CheckOptions {
  /** The value's name in the errors; without it the value is the whole body. */
  readonly field?: string | undefined;
  /** Refuses unlisted fields in every object, except where schemas are combined. */
  readonly isExact?: boolean | undefined;
  readonly direction?: Direction | undefined;
}

interface CheckResult {
  readonly errors: readonly ProblemField[];
  /** Where somebody asks. */
  readonly evaluated: ReadonlySet<string> | undefined;
}

type KnownResults = Map<Json, Map<unknown, CheckResult>>;

/** A value that is being checked. */
interface Check {
  /** Found so far. */
  readonly errors: ProblemField[];
  /** Refuses unlisted fields, except where schemas are combined. */
  readonly isExact: boolean;
  readonly direction: Direction | undefined;
  /** Inside a schema that combines others, which may check the same value again. */
  readonly isCombined: boolean;
  /** Found there, by `otherFields`: schemas that combine each other in several ways would multiply the work. */
  readonly known: Map<string, KnownResults>;
  /** The fields of the other direction in schemas that combine this one for the same value: they may be missing. */
  readonly otherFields: string;
  /** The files and schemas with an `$id` on the way here, in which `$dynamicRef` looks. */
  readonly scope: readonly Cursor[];
  /** The fields or entries that a schema has spoken of; absent where nobody asks. */
  readonly evaluated: Set<string> | undefined;
}

type CheckKeywords<Value = unknown> = (schema: Cursor, value: Value, check: Check, keywords: Keywords) => void;

/** Why a value does not fit a schema (JSON Schema 2020-12, or that of OpenAPI 3.0); empty when it fits. */
export function valueErrors(
  schema: Cursor,
  value: unknown,
  { field = '', isExact = false, direction }: CheckOptions = {},
): ProblemField[] {
  const check = newCheck(schema, { isExact, direction });
  if (field === '') checkSchema(schema, value, check);
  else checkChild(field, schema, value, check);
  return check.errors;
}

/** A longer list would not help to fix a request or response. */
const MAX_ERRORS = 20;

export const firstErrors = (schema: Cursor, value: unknown, options: CheckOptions): ProblemField[] =>
  valueErrors(schema, value, options).slice(0, MAX_ERRORS);

/** Whether a value fits a schema, once it is without the fields of the other direction. */
export const isValid = (schema: Cursor, value: unknown, direction?: Direction): boolean =>
  fits(schema, value, newCheck(schema, { direction }));

/** Says so of a value and of what is inside it, by schemas of one document, and checks each once. */
export function createValidator(schema: Cursor, direction?: Direction): (schema: Cursor, value: unknown) => boolean {
  const check = newCheck(schema, { direction, isCombined: true });
  return (one, value) => childFits(one, value, check);
}

const newCheck = (schema: Cursor, given: Pick<Check, 'direction'> & Partial<Check>): Check => ({
  errors: [],
  isExact: false,
  isCombined: false,
  known: new Map(),
  otherFields: '',
  scope: [schema],
  evaluated: undefined,
  ...given,
});

/** Adds the errors by a schema, which is not asked twice where others combine it. */
function checkSchema(schema: Cursor, value: unknown, check: Check): void {
  if (!check.isCombined || (!isObjectOrArray(value) && keywordsOf(schema).isPlain))
    return checkKeywords(schema, value, check);
  const { errors, evaluated } = knownResult(schema, value, check);
  check.errors.push(...errors);
  for (const name of evaluated ?? []) check.evaluated?.add(name);
}

function knownResult(schema: Cursor, value: unknown, check: Check): CheckResult {
  const inContext = getOrInsert(check.known, check.otherFields, (): KnownResults => new Map());
  const known = getOrInsert(inContext, schema.node, () => new Map<unknown, CheckResult>());
  const before = known.get(value);
  if (before && (before.evaluated || !check.evaluated)) return before;
  const evaluated = check.evaluated && new Set<string>();
  // One that is asked for itself is a cycle.
  known.set(value, { errors: [], evaluated });
  const errors: ProblemField[] = [];
  checkKeywords(schema, value, { ...check, errors, evaluated });
  // Their number would multiply, too.
  const found = { errors: errors.length > MAX_ERRORS ? relevantFirst(errors).slice(0, MAX_ERRORS) : errors, evaluated };
  known.set(value, found);
  return found;
}

const checkKeywords = (schema: Cursor, value: unknown, given: Check): void => {
  const { node } = schema;
  if (value === null && isNullable(schema)) return;
  const keywords = keywordsOf(schema);
  const { types, isOfType, values, isPlain, unevaluated } = keywords;
  const isOtherFile = !given.scope.some(({ root }) => root === schema.root);
  // What was found depends on where `$dynamicRef` looks.
  const inFile = isOtherFile ? { ...given, scope: [...given.scope, schema], known: new Map() } : given;
  const check = unevaluated || given.evaluated ? { ...inFile, evaluated: new Set<string>() } : inFile;
  const before = check.errors.length;
  if (node === falseSchema) return fail(check, messages.other);
  if (!isOfType(value)) return fail(check, value === undefined ? messages.missing : expectedType(node, types));
  if (values && !values.some((one) => isEqual(one, value)))
    return fail(check, value === undefined ? messages.missing : messages.oneOf(values.map(printValue)));

  if (typeof value === 'string') {
    for (const detail of textErrors(node, keywords, value)) fail(check, detail);
  } else if (isNumber(value)) {
    if (!keywords.isAnyNumber) for (const detail of numberErrors(node, value)) fail(check, detail);
  } else if (Array.isArray(value)) checkList(schema, value, check, keywords);
  else if (isObjectOrArray(value)) checkObject(schema, value, check, keywords);
  if (!isPlain) checkCombined(schema, value, check, keywords);
  if (unevaluated) checkUnevaluated(unevaluated, value, check);
  if (given.evaluated && check.evaluated && isAccepted(check.errors.slice(before)))
    for (const name of check.evaluated) given.evaluated.add(name);
};

/** A field of the other direction does not matter. */
const isAccepted = (errors: readonly ProblemField[]): boolean =>
  errors.every(({ detail }) => detail === messages.requestOnly);

function checkChild(name: string, rule: Cursor, value: unknown, check: Check): void {
  if (rule.node === falseSchema) return fail(check, messages.unknown, fieldName(name));
  const { errors } = check;
  const isSimple = check.otherFields === '' && !check.evaluated;
  const before = errors.length;
  checkSchema(rule, value, isSimple ? check : forChild(check));
  for (let index = before; index < errors.length; index += 1) {
    const { field = '', detail = '' } = errors[index] ?? {};
    errors[index] = { field: fieldName(name) + (field && `.${field}`), detail };
  }
}

/** Whether something inside the value that is being checked fits a schema. */
const childFits = (rule: Cursor, value: unknown, check: Check): boolean =>
  isAccepted(errorsBy(rule, value, forChild(check)));

const forChild = (check: Check): Check => ({ ...check, otherFields: '', evaluated: undefined });

const relevantFirst = (errors: readonly ProblemField[]) =>
  errors.toSorted((one, other) => Number(isAccepted([one])) - Number(isAccepted([other])));

const checkList: CheckKeywords<readonly unknown[]> = ({ node }, value, check, { prefixItems, items, contains }) => {
  const {
    minItems = 0,
    maxItems = Infinity,
    minContains = 1,
    maxContains = Infinity,
  } = node as Record<string, number | undefined>;
  for (const [index, entry] of value.entries()) {
    const rule = prefixItems[index] ?? items;
    if (!rule) continue;
    check.evaluated?.add(String(index));
    checkChild(String(index), rule, entry, check);
  }
  if (value.length < minItems || value.length > maxItems) fail(check, expectedType(node, ['array']));
  if (node.uniqueItems === true && new Set(value.map(canonical)).size < value.length) fail(check, messages.unique);
  if (!contains) return;
  const inner = forSubschemas(check);
  let fitting = 0;
  for (const [index, entry] of value.entries())
    if (childFits(contains, entry, inner)) {
      fitting += 1;
      check.evaluated?.add(String(index));
    }
  if (fitting < minContains || fitting > maxContains) fail(check, messages.other);
};

const checkObject: CheckKeywords<Json> = (schema, value, check, keywords) => {
  const { fields, patternProperties, additionalProperties, propertyNames, required } = keywords;
  const { minProperties, maxProperties, dependentRequired } = keywords;
  const isOpen = !(keywords.isClosed || (check.isExact && keywords.isClosedIfExact));
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
      if (direction === 'response') fail(check, messages.requestOnly, fieldName(name));
      check.evaluated?.add(name);
      continue;
    }
    const matching =
      patternProperties.length === 0
        ? patternProperties
        : patternProperties.filter(({ pattern }) => pattern?.test(name));
    const isListed = field !== undefined || matching.length > 0;
    const other = isListed || additionalProperties?.node === falseSchema ? undefined : additionalProperties;
    if (!isListed && !other && !isOpen) fail(check, messages.unknown, fieldName(name));
    if (propertyNames && !childFits(propertyNames, name, check)) fail(check, messages.other, fieldName(name));
    if (isListed || other) check.evaluated?.add(name);
    const rule = field?.part ?? other;
    if (matching.length === 0) {
      if (rule) checkChild(name, rule, part, check);
      continue;
    }
    const inside = { ...check, isCombined: true };
    for (const one of rule ? [{ part: rule }, ...matching] : matching) checkChild(name, one.part, part, inside);
  }
  if (count < minProperties || count > maxProperties) fail(check, messages.fields);
  if (lacking === 0 && dependentRequired.length === 0) return;
  const needed = dependentRequired.flatMap(([name, more]) => (lacks(value, name) ? [] : more));
  for (const name of [...required, ...needed])
    if (lacks(value, name) && !mayBeMissing(otherFieldsIn(schema, check.otherFields, direction), name))
      fail(check, messages.missing, fieldName(name));
};

const lacks = (value: Json, name: string) => value[name] === undefined || !Object.hasOwn(value, name);

/** By `allOf`, `anyOf`, `oneOf`, `not`, `if`, `dependentSchemas`, `$dynamicRef` and `discriminator`. */
const checkCombined: CheckKeywords = (schema, value, check, own) => {
  const { allOf, choices, not, condition, then, otherwise, dependentSchemas, dynamic } = own;
  const inner: Check = {
    ...forSubschemas(check),
    otherFields: otherFieldsIn(schema, check.otherFields, check.direction),
  };
  for (const part of allOf) checkSchema(part, value, inner);
  if (dynamic)
    checkSchema(resolveDynamicReference(dynamic, String(schema.node.$dynamicRef), inner.scope), value, inner);
  for (const { key, alternatives } of choices) {
    const named = alternativeNamed(schema, key, value);
    const only = named === undefined && alternatives.length === 1 ? alternatives[0] : alternatives[named ?? -1];
    if (only) checkSchema(only, value, inner);
    else if (named !== undefined)
      fail(check, messages.oneOf(discriminatorNames(schema, key)), discriminatorOf(schema).field);
    else checkAlternatives(key, alternatives, value, inner);
  }
  if (choices.length === 0) {
    const extending = extensionNamed(schema, value);
    if (extending) checkSchema(extending, value, inner);
  }
  if (not && fits(not, value, { ...inner, evaluated: undefined })) fail(check, messages.other);
  if (condition) {
    const next = fits(condition, value, inner) ? then : otherwise;
    if (next) checkSchema(next, value, inner);
  }
  if (isObject(value))
    for (const [name, part] of dependentSchemas) if (Object.hasOwn(value, name)) checkSchema(part, value, inner);
};

/** By alternatives; where one alone is of the value's kind, the errors are its own. */
function checkAlternatives(key: 'anyOf' | 'oneOf', all: readonly Cursor[], value: unknown, check: Check): void {
  const tried = all.map((schema) => ({ schema, errors: errorsBy(schema, value, check) }));
  const fitting = tried.filter(({ errors }) => isAccepted(errors));
  if (fitting.length === 1 || (fitting.length > 1 && key === 'anyOf')) return;
  // The discriminator of what they all extend names one of them.
  const isNamed = ({ schema }: { schema: Cursor }) =>
    keywordsOf(schema).allOf.some((part) => extensionNamed(part, value)?.node === schema.node);
  if (fitting.filter(isNamed).length === 1) return;
  const close = fitting.length > 0 ? [] : tried.filter(({ schema }) => createTypeTest([...typesOf(schema)])(value));
  if (close.length === 1 && close[0]) check.errors.push(...close[0].errors);
  else fail(check, nameAlternatives(all, fitting.length > 0));
}

/** Fields or entries that no schema has spoken of. */
function checkUnevaluated(
  { fields, entries }: NonNullable<Keywords['unevaluated']>,
  value: unknown,
  check: Check,
): void {
  const rule = Array.isArray(value) ? entries : fields;
  if (!rule || !isObjectOrArray(value)) return;
  for (const name of Object.keys(value)) {
    if (check.evaluated?.has(name)) continue;
    checkChild(name, rule, value[name], check);
    check.evaluated?.add(name);
  }
}

/** Inside schemas that are combined, whose fields are listed in several places. */
const forSubschemas = (check: Check): Check => ({
  ...check,
  isCombined: true,
  isExact: false,
  known: check.isExact ? new Map<string, KnownResults>() : check.known,
});

/** The errors by one schema, which speaks of the value's fields where it fits. */
function errorsBy(schema: Cursor, value: unknown, check: Check): readonly ProblemField[] {
  const errors: ProblemField[] = [];
  checkSchema(schema, value, { ...check, errors });
  return errors;
}

const fits = (schema: Cursor, value: unknown, check: Check): boolean => isAccepted(errorsBy(schema, value, check));

/** @param field of the value that is being checked, if the error is the field's */
function fail({ errors }: Check, detail: string, field = ''): void {
  errors.push({ field, detail });
}

/** A field with an empty name becomes `""`: an empty path means the whole body. */
const fieldName = (name: string) => name || '""';
