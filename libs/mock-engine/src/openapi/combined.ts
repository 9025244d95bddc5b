import type { z } from 'zod';
import { child, children, isTree, type Part } from './document.ts';

type Convert = (schema: Part) => z.ZodType;
type Issues = readonly z.core.$ZodIssue[];
type Rule = (value: unknown) => Issues;

const none: Issues = [];
const failed = (message = 'Invalid input'): Issues => [{ code: 'custom', message, path: [], input: undefined }];

/** Adds the rules that a schema has beside its type: combinations of schemas, and limits of lists and objects. */
export function combined(type: z.ZodType, schema: Part, convert: Convert): z.ZodType {
  const rules = [...combinations(schema, convert), ...limits(schema, convert)];
  if (rules.length === 0) return type;
  return type.check((payload) => {
    if (schema.node.nullable === true && payload.value === null) return;
    for (const rule of rules)
      payload.issues.push(...rule(payload.value).map((issue) => ({ ...issue, input: payload.value }) as never));
  });
}

function combinations(schema: Part, convert: Convert): Rule[] {
  const issuesOf =
    (part: Part): Rule =>
    (value) =>
      convert(part).safeParse(value).error?.issues ?? none;
  const rules: Rule[] = children(schema, 'allOf').map(([, part]) => issuesOf(part));
  for (const key of ['anyOf', 'oneOf']) {
    const ways = children(schema, key).map(([, part]) => ({ part, issues: issuesOf(part) }));
    if (ways.length === 0) continue;
    rules.push((value) => {
      const named = discriminated(schema, key, value);
      if (named !== undefined) return ways[named]?.issues(value) ?? failed();
      const fitting = ways.filter(({ issues }) => issues(value).length === 0).length;
      if (fitting === 1 || (fitting > 1 && key === 'anyOf')) return none;
      return fitting === 0 && ways.length === 1 ? (ways[0]?.issues(value) ?? none) : failed();
    });
  }
  const [not, condition, then, otherwise] = ['not', 'if', 'then', 'else'].map((key) => child(schema, key));
  if (not) rules.push((value) => (issuesOf(not)(value).length === 0 ? failed() : none));
  if (condition)
    rules.push((value) => {
      const next = issuesOf(condition)(value).length === 0 ? then : otherwise;
      return next ? issuesOf(next)(value) : none;
    });
  return rules;
}

/** The index of the schema that a value's discriminator names; -1 for an unknown name. */
function discriminated(schema: Part, key: string, value: unknown): number | undefined {
  const { propertyName, mapping = {} } = child(schema, 'discriminator')?.node ?? {};
  const name = isTree(value) && typeof propertyName === 'string' ? value[propertyName] : undefined;
  const list = schema.node[key] as readonly { $ref?: string }[];
  if (typeof name !== 'string' || !list.every(({ $ref }) => $ref !== undefined)) return undefined;
  const target = (mapping as Record<string, string | undefined>)[name] ?? name;
  return list.findIndex(({ $ref = '' }) => $ref === target || $ref.split('/').at(-1) === target);
}

function limits(schema: Part, convert: Convert): Rule[] {
  const {
    uniqueItems,
    minProperties = 0,
    maxProperties = Infinity,
    minContains = 1,
    maxContains = Infinity,
  } = schema.node as Record<string, number | undefined>;
  const rules: Rule[] = [];
  if (uniqueItems)
    rules.push((value) =>
      Array.isArray(value) && new Set(value.map((one) => JSON.stringify(one))).size < value.length
        ? failed('Each entry once')
        : none,
    );
  if ('minProperties' in schema.node || 'maxProperties' in schema.node)
    rules.push((value) => {
      const count = isTree(value) && !Array.isArray(value) ? Object.keys(value).length : minProperties;
      return count < minProperties || count > maxProperties ? failed('Another number of fields') : none;
    });
  const [contains, names] = ['contains', 'propertyNames'].map((key) => child(schema, key));
  if (contains)
    rules.push((value) => {
      if (!Array.isArray(value)) return none;
      const count = value.filter((one) => convert(contains).safeParse(one).success).length;
      return count < minContains || count > maxContains ? failed() : none;
    });
  if (names)
    rules.push((value) =>
      isTree(value) &&
      !Array.isArray(value) &&
      Object.keys(value).some((name) => !convert(names).safeParse(name).success)
        ? failed()
        : none,
    );
  const dependent = isTree(schema.node.dependentRequired) ? schema.node.dependentRequired : {};
  for (const [name, needed] of Object.entries(dependent))
    rules.push((value) =>
      isTree(value) && name in value && (needed as string[]).some((one) => !(one in value)) ? failed() : none,
    );
  return rules;
}
