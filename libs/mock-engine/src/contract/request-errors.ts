import type { ProblemField } from './problem.ts';
import * as z from 'zod';

import { requestErrorMessages as messages } from './request-errors.messages.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A longer list would not help to fix the request. */
const MAX_ERRORS = 20;

/** Invalid fields of a request with the violated rule; empty when it is valid. */
export function requestErrors(value: unknown, schema: z.ZodType): ProblemField[] {
  const { error } = schema.safeParse(value);
  const issues = error?.issues.slice(0, MAX_ERRORS) ?? [];
  return issues.flatMap((issue) => errorsAt(issue, schema, value)).slice(0, MAX_ERRORS);
}

function errorsAt(issue: Issue, schema: z.ZodType, value: unknown): ProblemField[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: dotted([...issue.path, key]), detail: messages.unknown }));
  }
  const isMissing = valueAt(value, issue.path) === undefined;
  return [
    {
      field: dotted(issue.path),
      detail: isMissing ? messages.missing : rule(issue, unwrapped(schemaAt(schema, issue.path))),
    },
  ];
}

function rule(issue: Issue, schema: unknown): string {
  if (issue.code === 'invalid_format') {
    // Some patterns have a message of their own.
    const isBare = issue.message.startsWith('Invalid');
    return isBare ? messages.pattern(String(issue.pattern)) : messages.rule(issue.message);
  }
  if (issue.code === 'custom') return messages.rule(issue.message);
  if (issue.code === 'invalid_value') return messages.oneOf(issue.values.map(String));
  if (schema instanceof z.ZodNumber) {
    return messages.number(
      schema.isInt ? messages.wholeNumber : messages.anyNumber,
      limit(schema.minValue),
      limit(schema.maxValue),
    );
  }
  if (schema instanceof z.ZodString) {
    return issue.code === 'invalid_type' ? messages.text : messages.rule(issue.message);
  }
  if (schema instanceof z.ZodObject) return messages.object;
  if (schema instanceof z.ZodArray) {
    const { minItems = 0, maxItems = Infinity } = z.toJSONSchema(schema);
    return messages.list(minItems, maxItems);
  }
  return messages.other;
}

/** A limit that the contract has, not that of whole numbers. */
const limit = (value: number | null) => (Math.abs(value ?? 0) >= Number.MAX_SAFE_INTEGER ? null : value);

/** A field with an empty name becomes `""`: an empty path means the whole body. */
const dotted = (path: Path) => path.map((key) => String(key) || '""').join('.');

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

function schemaAt(schema: unknown, path: Path): unknown {
  return path.reduce<unknown>((whole, key) => {
    const outer = unwrapped(whole);
    if (outer instanceof z.ZodObject) return (outer.shape as Record<PropertyKey, unknown>)[key];
    return outer instanceof z.ZodArray ? outer.element : undefined;
  }, schema);
}

const unwrapped = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodLazy ? unwrapped(schema.unwrap()) : schema;
