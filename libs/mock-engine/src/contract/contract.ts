import type { ZodType } from 'zod';

/** Media type of a response body: JSON, `application/problem+json`, or no body. */
export type ResponseMedia = 'json' | 'problem' | 'none';

/** A call as the contract describes it. */
export interface ContractCall {
  readonly method: 'GET' | 'POST';
  /** Relative to the server's base, with `{name}` for a path parameter. */
  readonly path: string;
  readonly server: string;
  /** Requires the client's token. */
  readonly bearer: boolean;
  readonly hasBody: boolean;
  /** Every status that the contract declares, with the media of its body. */
  readonly responses: Readonly<Record<number, ResponseMedia>>;
}

interface RequestSchemas {
  readonly path?: ZodType;
  readonly body?: ZodType;
}

/** What is generated from an OpenAPI document, and the URLs of its servers here. Calls by operationId. */
export interface Contract {
  readonly calls: Readonly<Record<string, ContractCall>>;
  readonly requestSchemas: Readonly<Record<string, RequestSchemas>>;
  /** By call and status. */
  readonly responseSchemas: Readonly<Record<string, Readonly<Partial<Record<number, ZodType>>>>>;
  /** By call, status and name; the first one of a status is the default. */
  readonly examples: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, unknown>>>>>>;
  /** Base path of each server here; calls of `shortServer` also work without theirs. */
  readonly bases: Readonly<Record<string, string>>;
  readonly shortServer: string;
  /** End of a portal URL (picture, file or receipt), which recordings contain besides calls. */
  readonly portal: RegExp;
  /** A path segment that works like a password; its first group is the path before it. */
  readonly secretPath: RegExp;
  /** The fields of a JSON value, as `cart[].product`. */
  readonly fieldNames: (value: unknown) => readonly string[];
}

/** @throws Error when the contract has no such call */
export function callOf({ calls }: Contract, id: string): ContractCall {
  const call = calls[id];
  if (!call) throw new Error(`The contract has no call "${id}".`);
  return call;
}
