import { isObjectOrArray, jsonOrEmpty } from '../http/json.ts';
import { isValidParameter, isStatusKey, METHODS, PARAMETER_LOCATIONS } from './calls.ts';
import { child, children, type Cursor } from './document.ts';
import { invalidHints } from './x-mock.ts';

/** What is wrong in a document, where, and what becomes of it: the rest is served. */
export interface DocumentFlaw {
  readonly part: Cursor;
  readonly reason: string;
}

/** What rules ask for beyond these is not made. */
export const SAMPLE_LIMITS = { minItems: 1_000, minContains: 1_000, minProperties: 1_000, minLength: 100_000 } as const;

/** In the order of the file. */
export function* flawsIn(document: Cursor): Generator<DocumentFlaw> {
  const isNewer = document.dialect === '3.1';
  if (!isObjectOrArray(document.node.paths) && !(isNewer && document.node.paths === undefined))
    yield { part: withKey(document, 'paths'), reason: 'There are no paths, and nothing is served.' };

  const ids = new Set<unknown>();
  for (const [path, item] of children(document, 'paths')) {
    if (!path.startsWith('/'))
      yield { part: item, reason: `The path ${path} does not begin with "/", and is served with one.` };
    yield* hintFlaws(item);
    for (const method of METHODS.filter((one) => one in item.node)) {
      const operation = child(item, method);
      if (operation) yield* operationFlaws(path, item, operation, ids, isNewer);
      else yield { part: withKey(item, method), reason: `${method} is no operation, and is left out.` };
    }
  }
}

function* hintFlaws(part: Cursor): Generator<DocumentFlaw> {
  for (const name of invalidHints(part))
    yield {
      part: withKey(part, 'x-mock'),
      reason: `x-mock has collection, id, items and page; ${name || 'this'} is no such key or value, and is ignored.`,
    };
}

function* operationFlaws(
  path: string,
  item: Cursor,
  operation: Cursor,
  ids: Set<unknown>,
  isNewer: boolean,
): Generator<DocumentFlaw> {
  const { operationId, responses } = operation.node;
  yield* hintFlaws(operation);
  if (typeof operationId === 'string' && ids.has(operationId))
    yield {
      part: withKey(operation, 'operationId'),
      reason: `The operationId ${operationId} is used twice: here the method and path serve as one.`,
    };
  ids.add(operationId);
  for (const [, part] of [...children(item, 'parameters'), ...children(operation, 'parameters')])
    // One without anything was a reference without a target.
    if (Object.keys(part.node).length > 0 && !isValidParameter(part, path))
      yield {
        part,
        reason: `A parameter needs a name, and in: ${PARAMETER_LOCATIONS.join(', ')} (with its place in ${path}); this one is left out.`,
      };
  if (!isObjectOrArray(responses) && !(isNewer && responses === undefined))
    yield {
      part: withKey(operation, 'responses'),
      reason: 'An operation has no responses, and responds 200 without a body.',
    };
  for (const status of Object.keys(jsonOrEmpty(responses)))
    if (!isStatusKey(status) && !status.startsWith('x-'))
      yield {
        part: withKey(withKey(operation, 'responses'), status),
        reason: `${status} is not a status, such as 200, 4XX or default, and is left out.`,
      };
}

/** The place of a key, for its line. */
const withKey = (part: Cursor, name: string): Cursor => ({ ...part, pointer: [...part.pointer, name] });
