import { readFileSync } from 'node:fs';
import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { contractFile } from './contract-paths.ts';

/** An object or a list of a parsed document. */
export interface Tree {
  readonly [name: string]: unknown;
}

/** A part of an OpenAPI document, with its `$ref` resolved. */
export interface Part {
  readonly document: Tree;
  readonly node: Tree;
  /** Its path in the file; for a reference, the target's. */
  readonly at: readonly string[];
}

/** A contract or a pact that cannot be used; the message is for the user. */
export class ContractError extends Error {}

export interface OpenApi {
  readonly whole: Part;
  /** The line of a path, from 1; where the path does not exist, of its nearest parent. */
  readonly lineOf: (place: readonly string[]) => number;
}

export interface Call {
  /** The operationId, else the address. */
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  /** `GET /v1/orders`. */
  readonly address: string;
  /** The server's `x-server-name`. */
  readonly server: string;
  /** The URL that the path is relative to. */
  readonly base: string;
  readonly needsToken: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Content | undefined;
  readonly answers: readonly Answer[];
  readonly part: Part;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Part;
  readonly part: Part;
}

export interface Answer {
  readonly status: number;
  readonly content: Content | undefined;
  /** Schemas by name in lower case. */
  readonly headers: ReadonlyMap<string, Part>;
}

/** A body of a request or response, in the first of its media types. */
export interface Content {
  readonly type: string;
  readonly schema: Part;
  readonly part: Part;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export const readContract = (file = contractFile): OpenApi => parseOpenApi(readFileSync(file, 'utf8'));

/** @throws ContractError for invalid YAML */
export function parseOpenApi(text: string): OpenApi {
  const counter = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: counter });
  const [error] = yaml.errors;
  if (error) throw new ContractError(error.message.split('\n')[0]);

  const tree: unknown = yaml.toJS();
  const whole = wholeOf(isTree(tree) ? tree : {});
  return { whole, lineOf: (place) => counter.linePos(offsetOf(yaml, resolved(whole, place))).line };
}

export const wholeOf = (document: Tree): Part => ({ document, node: document, at: [] });

/** The object or list at a key. */
export function child(part: Part, name: string): Part | undefined {
  const node = part.node[name];
  return isTree(node) ? followed({ ...part, node, at: [...part.at, name] }) : undefined;
}

/** The entries of the object or list at a key, in the order of the file. */
export function children(part: Part, name: string): [name: string, child: Part][] {
  const parent = child(part, name);
  if (!parent) return [];
  return Object.keys(parent.node).flatMap((key) => {
    const found = child(parent, key);
    return found ? [[key, found] as [string, Part]] : [];
  });
}

/** A schema's name in `components`; `undefined` for an inline schema. */
export const schemaName = ({ at }: Part): string | undefined => (at.length === 3 ? at[2] : undefined);

/** @throws ContractError when the document has no such schema */
export function schemaNamed(whole: Part, name: string): Part {
  const place = ['components', 'schemas', name];
  const schema = place.reduce<Part | undefined>((part, step) => part && child(part, step), whole);
  if (!schema) throw new ContractError(`openapi.yaml has no schema ${name}.`);
  return schema;
}

/** Values by name. */
export const examplesOf = (content: Content | undefined): Map<string, unknown> =>
  new Map(content && children(content.part, 'examples').map(([name, { node }]) => [name, node.value]));

/** Every call, in the order of the file. */
export function callsOf(whole: Part): Call[] {
  return children(whole, 'paths').flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const part = child(item, method);
      return part ? [callOf(whole, item, part, method.toUpperCase(), path)] : [];
    }),
  );
}

/** @throws ContractError when the document has no such call */
export function callNamed(whole: Part, id: string): Call {
  const call = callsOf(whole).find((one) => one.id === id);
  if (!call) throw new ContractError(`openapi.yaml has no operation ${id}.`);
  return call;
}

function callOf(whole: Part, item: Part, part: Part, method: string, path: string): Call {
  const address = `${method} ${path}`;
  const [server] = [...children(item, 'servers'), ...children(whole, 'servers')].map(([, { node }]) => node);
  const security = (part.node.security ?? whole.node.security ?? []) as readonly object[];
  const body = child(part, 'requestBody');
  return {
    id: typeof part.node.operationId === 'string' ? part.node.operationId : address,
    method,
    path,
    address,
    server: (server?.['x-server-name'] as string | undefined) ?? 'api',
    base: (server?.url as string | undefined) ?? '',
    needsToken: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
    parameters: [...children(item, 'parameters'), ...children(part, 'parameters')].map(([, parameter]) => ({
      name: String(parameter.node.name),
      in: String(parameter.node.in),
      schema: schemaUnder(parameter),
      part: parameter,
    })),
    body: body && contentUnder(body),
    answers: children(part, 'responses').map(([status, answer]) => ({
      status: Number(status),
      content: contentUnder(answer),
      headers: new Map(children(answer, 'headers').map(([name, header]) => [name.toLowerCase(), schemaUnder(header)])),
    })),
    part,
  };
}

function contentUnder(part: Part): Content | undefined {
  const [first] = children(part, 'content');
  return first && { type: first[0], schema: schemaUnder(first[1]), part: first[1] };
}

/** A missing schema allows anything. */
const schemaUnder = (part: Part): Part => child(part, 'schema') ?? { ...part, node: {}, at: [...part.at, 'schema'] };

/**
 * The parameters of a path by name, for `/pincode/{pincode}` and `/pincode/208001`; `undefined` when the path does not
 * match.
 */
export function parametersIn(template: string, path: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const values = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1);
  return values && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Resolves a reference. @throws ContractError when its target does not exist */
function followed(part: Part): Part {
  const { $ref: reference, ...beside } = part.node;
  if (typeof reference !== 'string') return part;

  const at = reference.replace(/^#\//, '').split('/');
  const node = at.reduce<unknown>((found, name) => (isTree(found) ? found[name] : undefined), part.document);
  if (!isTree(node)) {
    throw new ContractError(`Unresolved reference ${reference} at ${part.at.join(' > ')}.`);
  }
  return followed({ ...part, node: { ...node, ...beside }, at });
}

/** A path in the file with references resolved, as far as it exists. */
function resolved(whole: Part, place: readonly string[]): readonly string[] {
  let part = whole;
  for (const name of place) {
    const next = child(part, name);
    if (!next) return name in part.node ? [...part.at, name] : part.at;
    part = next;
  }
  return part.at;
}

function offsetOf(yaml: Document, at: readonly string[]): number {
  let node: unknown = yaml.contents;
  let offset = 0;
  for (const name of at) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === name);
      if (pair && isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(name)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    }
  }
  return offset;
}
