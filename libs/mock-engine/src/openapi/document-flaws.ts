import { METHODS } from './calls.ts';
import { child, children, type Part } from './document.ts';
import { isTree } from './tree.ts';

/** What keeps a document from being served, and where. */
export interface DocumentFlaw {
  readonly part: Part;
  readonly reason: string;
}

/** The first flaw of a document in the order of the file. */
export function firstFlaw(whole: Part): DocumentFlaw | undefined {
  const [first] = flawsIn(whole);
  return first;
}

function* flawsIn(whole: Part): Generator<DocumentFlaw> {
  const { openapi, paths } = whole.node;
  if (!/^3\.[0-2](\.|$)/.test(String(openapi)))
    yield {
      part: at(whole, 'openapi'),
      reason: 'Not an OpenAPI document: openapi must be 3.0.x, 3.1.x or 3.2.x.',
    };
  const isNewer = whole.dialect === '3.1';
  if (!isTree(paths) && !(isNewer && paths === undefined))
    yield { part: at(whole, 'paths'), reason: 'paths must be a map of paths.' };

  const ids = new Set<unknown>();
  for (const [path, item] of children(whole, 'paths')) {
    if (!path.startsWith('/') && !path.startsWith('x-'))
      yield { part: item, reason: `The path ${path} must begin with "/".` };
    for (const method of METHODS.filter((one) => one in item.node)) {
      const operation = child(item, method);
      if (operation) yield* operationFlaws(item, operation, ids, isNewer);
      else yield { part: at(item, method), reason: `${method} must be an operation.` };
    }
  }
}

function* operationFlaws(item: Part, operation: Part, ids: Set<unknown>, isNewer: boolean): Generator<DocumentFlaw> {
  const { operationId, responses } = operation.node;
  if (typeof operationId === 'string' && ids.has(operationId))
    yield {
      part: at(operation, 'operationId'),
      reason: `The operationId ${operationId} is used twice.`,
    };
  ids.add(operationId);
  for (const [, part] of [...children(item, 'parameters'), ...children(operation, 'parameters')])
    if (
      typeof part.node.name !== 'string' ||
      !['path', 'query', 'querystring', 'header', 'cookie'].includes(String(part.node.in))
    )
      yield { part, reason: 'A parameter needs a name, and in: path, query, header or cookie.' };
  if (!isTree(responses) && !(isNewer && responses === undefined))
    yield { part: at(operation, 'responses'), reason: 'An operation needs responses.' };
  for (const status of Object.keys(isTree(responses) ? responses : {}))
    if (!/^([1-5](\d\d|XX)|default|x-.*)$/i.test(status))
      yield {
        part: at(at(operation, 'responses'), status),
        reason: `${status} is not a status, such as 200, 4XX or default.`,
      };
}

/** The place of a key, for its line. */
const at = (part: Part, name: string): Part => ({ ...part, at: [...part.at, name] });
