import type { z } from 'zod';
import { UserError } from '../http/problem.ts';

/** Invalid setup. */
export class SetupError extends UserError {
  /** The keys of a configuration or file at which it is. */
  readonly at: readonly string[];

  constructor(reason: string, at: readonly string[] = [], options?: ErrorOptions) {
    super(at.length === 0 ? reason : `${at.join('.')}: ${reason}`, options);
    this.at = at;
  }
}

/** A value that fits a schema. @throws SetupError that names the keys */
export function requireValid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (!issue) return data as z.output<Schema>;
  const [key = []] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  throw new SetupError(issue.message, [...issue.path, key].flat().map(String));
}
