import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { z } from 'zod';

import { SetupError } from '../config/setup-error.ts';
import { linesOf, parseObject, printTree, UnreadableText } from '../document/parse-openapi.ts';
import { override, reservedId, type Override } from '../faults/fault.ts';
import { fieldErrors } from '../http/problem.ts';
import { controlMessages, overridesFileMessages as messages } from './control.messages.ts';

/** An override as it is kept in a file, which names it. */
export type NamedOverride = Override & { readonly id: string };

const list = z.array(
  override.extend({
    id: z
      .string()
      .min(1)
      .refine((id) => !reservedId.test(id), controlMessages.overrideId),
  }),
);

/**
 * Reads overrides from JSON or YAML. A file that does not exist has none: the console creates it.
 *
 * @throws SetupError that names line and field
 */
export function readOverridesFile(file: string): NamedOverride[] {
  if (!existsSync(file)) return [];
  const text = readText(file);
  const refuse = (line: number, detail: string) => new SetupError(messages.invalid(file, line, detail));
  const lineIn = linesOf(text);
  const lineOf = (field: string) => (field === '' ? 1 : lineIn(field.split('.')));
  try {
    const { data = [], error } = list.safeParse(parseObject(text));
    const [first] = error ? fieldErrors(error) : [];
    if (first) throw refuse(lineOf(first.field), `${first.field || 'file'}: ${first.detail}`);
    const twice = data.findIndex(({ id }, index) => data.findIndex((one) => one.id === id) < index);
    if (twice >= 0) throw refuse(lineOf(`${twice}.id`), messages.twice(data[twice]?.id));
    return data;
  } catch (error) {
    throw error instanceof UnreadableText ? refuse(error.line, error.reason) : error;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SetupError(messages.unreadable(file, (error as Error).message), { cause: error });
  }
}

/** Writes them as JSON, or as YAML by the file's ending. @throws Error when the file cannot be written */
export function writeOverrides(file: string, overrides: readonly NamedOverride[]): void {
  writeFileSync(file, /\.ya?ml$/.test(file) ? printTree(overrides) : `${JSON.stringify(overrides, null, 2)}\n`);
}
