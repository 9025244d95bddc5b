import { isJsonType } from '../http/http.ts';
import { callsOf } from '../document/calls.ts';
import { isValid } from '../schema/check-value.ts';
import type { Cursor } from '../document/document.ts';
import { examplesOf, exampleFor } from './example-values.ts';

/** Named in a line; the others are counted. */
const MAX_NAMED = 3;

/** A line about the author's examples that do not fit their schemas; none when all do. @param isMade values are made instead of them */
export function unfitExamples(document: Cursor, isMade = false): string[] {
  const fits = (schema: Cursor, value: unknown) => isValid(schema, value, 'response');
  // Most fit as they are, and reading them in another way takes long.
  const isUnfit = (schema: Cursor, value: unknown) =>
    !fits(schema, value) && !fits(schema, exampleFor(schema, value, 'response'));
  const unfit = callsOf(document).flatMap(({ address, responses }) =>
    responses.flatMap(({ content, name }) =>
      content && isJsonType(content.type)
        ? [...examplesOf(content).values()]
            .filter((one) => isUnfit(content.schema, one))
            .map(() => `${address} ${name}`)
        : [],
    ),
  );
  if (unfit.length === 0) return [];
  const places = [...new Set(unfit)];
  const more = places.length > MAX_NAMED ? ` and ${places.length - MAX_NAMED} more` : '';
  const named = places.slice(0, MAX_NAMED).join(', ') + more;
  const counted =
    unfit.length === 1 ? '1 example that breaks its schema' : `${unfit.length} examples that break their schemas`;
  return [`${counted} (${named}; ${isMade ? 'not sent' : 'sent as written'})`];
}
