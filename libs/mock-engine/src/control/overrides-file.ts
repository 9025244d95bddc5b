import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { isNode, LineCounter, parseDocument, stringify } from 'yaml';
import { z } from 'zod';

import { requestErrors } from '../contract/request-errors.ts';
import { override, type Override } from '../situations/override.ts';
import { overridesFileMessages as messages } from './control.messages.ts';

/** A file that cannot be used; the message names its line and field. */
export class OverridesFileError extends Error {}

/** An override as it is kept in a file, which names it. */
export type NamedOverride = Override & { readonly id: string };

const list = z.array(override.extend({ id: z.string().min(1) }));

/**
 * Reads overrides from JSON or YAML. A file that does not exist has none: the console creates it.
 *
 * @throws OverridesFileError
 */
export function readOverrides(file: string): NamedOverride[] {
  if (!existsSync(file)) return [];
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [syntax] = document.errors;
  if (syntax)
    throw new OverridesFileError(
      messages.invalid(file, lines.linePos(syntax.pos[0]).line, syntax.message.split('\n')[0]),
    );

  const value: unknown = document.toJS();
  const lineOf = (field: string) => {
    const place = field === '' ? [] : field.split('.');
    for (; place.length > 0; place.pop()) {
      const node: unknown = document.getIn(place, true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const [error] = requestErrors(value, list);
  if (error)
    throw new OverridesFileError(
      messages.invalid(file, lineOf(error.field), `${error.field || 'file'}: ${error.detail}`),
    );
  const overrides = list.parse(value);
  const twice = overrides.findIndex(({ id }, index) => overrides.findIndex((one) => one.id === id) < index);
  if (twice >= 0)
    throw new OverridesFileError(messages.invalid(file, lineOf(`${twice}.id`), messages.twice(overrides[twice]?.id)));
  return overrides;
}

/** Writes them as JSON, or as YAML by the file's ending. @throws Error when the file cannot be written */
export function writeOverrides(file: string, overrides: readonly NamedOverride[]): void {
  writeFileSync(file, /\.ya?ml$/.test(file) ? stringify(overrides) : `${JSON.stringify(overrides, null, 2)}\n`);
}
