import { METHODS } from './calls.ts';
import { child, children, isTree, type Part } from './document.ts';

/** What keeps a document from being served, and where. */
export interface DocumentFault {
  readonly part: Part;
  readonly reason: string;
}

/** The first fault of a document in the order of the file. */
export function documentFault(whole: Part): DocumentFault | undefined {
  const { openapi, swagger, paths } = whole.node;
  if (swagger !== undefined) return { part: at(whole, 'swagger'), reason: 'Swagger 2.0 is not supported. Convert it.' };
  if (!/^3\.[01]\./.test(String(openapi)))
    return { part: at(whole, 'openapi'), reason: 'Not an OpenAPI document: openapi must be 3.0.x or 3.1.x.' };
  const isNewer = String(openapi).startsWith('3.1');
  if (!isTree(paths) && !(isNewer && paths === undefined))
    return { part: at(whole, 'paths'), reason: 'paths must be a map of paths.' };

  const ids = new Set<unknown>();
  for (const [path, item] of children(whole, 'paths')) {
    if (!path.startsWith('/') && !path.startsWith('x-'))
      return { part: item, reason: `The path ${path} must begin with "/".` };
    const fault = METHODS.map((method) => {
      if (!(method in item.node)) return undefined;
      const operation = child(item, method);
      if (!operation) return { part: at(item, method), reason: `${method} must be an operation.` };
      return operationFault(item, operation, ids, isNewer);
    }).find((one) => one !== undefined);
    if (fault) return fault;
  }
  return undefined;
}

function operationFault(item: Part, operation: Part, ids: Set<unknown>, isNewer: boolean): DocumentFault | undefined {
  const { operationId, responses } = operation.node;
  if (typeof operationId === 'string' && ids.has(operationId))
    return { part: at(operation, 'operationId'), reason: `The operationId ${operationId} is used twice.` };
  ids.add(operationId);
  for (const [, { node, ...part }] of [...children(item, 'parameters'), ...children(operation, 'parameters')])
    if (typeof node.name !== 'string' || !['path', 'query', 'header', 'cookie'].includes(String(node.in)))
      return { part: { ...part, node }, reason: 'A parameter needs a name, and in: path, query, header or cookie.' };
  if (isNewer && responses === undefined) return undefined;
  if (!isTree(responses)) return { part: at(operation, 'responses'), reason: 'An operation needs responses.' };
  const wrong = Object.keys(responses).find((status) => !/^([1-5](\d\d|XX)|default|x-.*)$/i.test(status));
  if (wrong === undefined) return undefined;
  return {
    part: at(at(operation, 'responses'), wrong),
    reason: `${wrong} is not a status, such as 200, 4XX or default.`,
  };
}

/** The place of a key, for its line. */
const at = (part: Part, name: string): Part => ({ ...part, at: [...part.at, name] });
