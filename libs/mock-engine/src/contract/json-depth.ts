import { errorMessages as messages } from './error.messages.ts';
import { JSON_DEPTH_LIMIT } from './limits.ts';

/** JSON nests deeper than {@link JSON_DEPTH_LIMIT}; the response is 400. */
export class JsonTooDeep extends Error {
  override name = 'JsonTooDeep';
  readonly statusCode = 400;
  constructor() {
    super(messages.tooDeep(JSON_DEPTH_LIMIT));
  }
}

/**
 * Parses received JSON; the depth limit makes it safe to recurse over the value.
 *
 * @throws JsonTooDeep before anything is parsed
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  refuseDeepJson(text);
  return JSON.parse(text);
}

/** @throws JsonTooDeep */
export function refuseDeepJson(text: string): void {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > JSON_DEPTH_LIMIT) throw new JsonTooDeep();
    } else if (character === ']' || character === '}') depth -= 1;
  }
}
