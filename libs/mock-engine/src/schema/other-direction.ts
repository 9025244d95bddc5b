import type { Cursor } from '../document/document.ts';
import { perSchema } from '../document/lazy.ts';
import { discriminatorOf, isChoice } from './discriminator.ts';
import { extended, isOtherWay, keywordsOf, type Direction } from './keywords.ts';

/** The outer schemas that combine one, for the same value. */
interface Combining {
  readonly ancestors: readonly Cursor[];
  /** What of those decides whether a missing field matters. */
  readonly context: string;
  readonly direction: Direction | undefined;
}

/** Whether a field that is missing belongs to the other direction, also by a schema that is combined with this one. */
export function isOfTheOther(schema: Cursor, name: string, { direction, ancestors }: Combining): boolean {
  if (direction === undefined) return false;
  const all = [schema, ...ancestors];
  const fields = all.flatMap(extended).map((part) => keywordsOf(part).properties.get(name));
  return fields.some((field) => field && isOtherWay(field, direction)) && !isChoice(all, name, direction);
}

/** With the fields of a schema that {@link isOfTheOther} looks for. */
export function contextIn(schema: Cursor, { direction, context }: Combining): string {
  const more = direction === undefined ? [] : fieldsOfTheOther[direction](schema);
  if (more.length === 0) return context;
  return [...new Set([...context.split('\n'), ...more])].sort().join('\n');
}

const fieldsOfTheOther = { request: perSchema(otherFields('request')), response: perSchema(otherFields('response')) };

function otherFields(direction: Direction) {
  return (schema: Cursor): readonly string[] => {
    const fields = extended(schema).flatMap((part) => [...keywordsOf(part).properties]);
    const { field } = discriminatorOf(schema);
    return [
      ...fields.flatMap(([name, part]) => (isOtherWay(part, direction) ? [name] : [])),
      ...(field === undefined ? [] : [`${field}?`]),
    ];
  };
}
