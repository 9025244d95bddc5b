import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contractFile } from './contract-paths.ts';

/** A JSON Schema of the contract, or a reference to one. */
export interface Schema {
  $ref?: string;
  [keyword: string]: unknown;
}

export interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, Example>;
}

export interface Header {
  $ref?: string;
  schema: Schema;
}

export interface Answer {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Answer>;
}

export interface Server {
  url: string;
  'x-server-name': string;
}

export interface PathItem {
  servers?: Server[];
  get?: Operation;
  post?: Operation;
}

export interface Contract {
  servers: Server[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema>; [kind: string]: Record<string, unknown> };
}

/** One operation with where it is found, its references to parameters and answers followed. */
export interface LocatedOperation {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  server: string;
  isBearer: boolean;
  parameters: Parameter[];
  body: MediaType | undefined;
  answers: LocatedAnswer[];
}

export interface LocatedAnswer {
  status: number;
  mediaType: string | undefined;
  media: MediaType | undefined;
  /** By name, in lower case. */
  headers: Record<string, Schema>;
}

/** Reads openapi.yaml as it was written, references and all. */
export function readContract(file = contractFile): Contract {
  return parse(readFileSync(file, 'utf8')) as Contract;
}

/**
 * Follows a reference inside the contract; anything else is returned as it is.
 *
 * @throws when the reference leads nowhere
 */
export function follow<Part extends { $ref?: string }>(contract: Contract, part: Part): Part {
  if (part.$ref === undefined) return part;

  const found = part.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], contract);
  if (found === undefined) throw new Error(`openapi.yaml: nothing at ${part.$ref}`);
  return found as Part;
}

/** Every operation of the contract, in the order of openapi.yaml. */
export function operationsOf(contract: Contract): LocatedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) => {
    const server = (item.servers ?? contract.servers)[0]?.['x-server-name'] ?? 'api';
    return (['get', 'post'] as const).flatMap((verb) => {
      const operation = item[verb];
      return operation ? [locate(contract, operation, { path, server, method: verb === 'get' ? 'GET' : 'POST' })] : [];
    });
  });
}

function locate(
  contract: Contract,
  operation: Operation,
  place: Pick<LocatedOperation, 'path' | 'server' | 'method'>,
): LocatedOperation {
  return {
    ...place,
    id: operation.operationId,
    isBearer: operation.security.some((requirement) => 'bearer' in requirement),
    parameters: (operation.parameters ?? []).map((parameter) => follow(contract, parameter)),
    body: operation.requestBody?.content['application/json'],
    answers: Object.entries(operation.responses).map(([status, answer]) => {
      const { content = {}, headers = {} } = follow(contract, answer);
      const [mediaType, media] = Object.entries(content)[0] ?? [];
      return { status: Number(status), mediaType, media, headers: headerSchemas(contract, headers) };
    }),
  };
}

function headerSchemas(contract: Contract, headers: Record<string, Header>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [name.toLowerCase(), follow(contract, header).schema]),
  );
}
