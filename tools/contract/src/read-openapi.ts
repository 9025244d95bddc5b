import { child, rootCursor, type Cursor } from '@shop/mock-engine/document/document';
import { createLineFinder, parseObject } from '@shop/mock-engine/document/parse-openapi';

export interface OpenApi {
  readonly whole: Cursor;
  /** The line of a path, from 1; where the path does not exist, of its nearest parent. */
  readonly lineOf: (place: readonly string[]) => number;
}

/** Reads a document of one file. @throws ContractError for invalid YAML */
export function parseOpenApi(text: string): OpenApi {
  const whole = rootCursor(parseObject(text));
  const lineIn = createLineFinder(text);
  return { whole, lineOf: (place) => lineIn(resolved(whole, place)) };
}

/** A path in the file with references resolved, as far as it exists. */
function resolved(whole: Cursor, place: readonly string[]): readonly string[] {
  let part = whole;
  for (const name of place) {
    const next = child(part, name);
    if (!next) return name in part.node ? [...part.pointer, name] : part.pointer;
    part = next;
  }
  return part.pointer;
}

/** A schema's name in `components`; `undefined` for an inline schema. */
export const schemaName = ({ pointer }: Cursor): string | undefined => (pointer.length === 3 ? pointer[2] : undefined);
