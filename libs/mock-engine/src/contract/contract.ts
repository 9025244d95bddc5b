import type { ZodType } from 'zod';

/** What an answer's body is sent as: JSON, `application/problem+json`, or no body at all. */
export type AnswerMedia = 'json' | 'problem' | 'none';

/** A call as the contract describes it. */
export interface ContractCall {
  readonly method: 'GET' | 'POST';
  /** Relative to its server's base, with `{name}` where a path parameter goes. */
  readonly path: string;
  readonly server: string;
  /** Takes the caller's token. */
  readonly bearer: boolean;
  readonly hasBody: boolean;
  /** Every status that the contract declares, with the media of its body. */
  readonly answers: Readonly<Record<number, AnswerMedia>>;
}

interface RequestSchemas {
  readonly path?: ZodType;
  readonly body?: ZodType;
}

/** What generators made of an OpenAPI document, and what it does not say of the addresses here. Calls by operationId. */
export interface Contract {
  readonly calls: Readonly<Record<string, ContractCall>>;
  readonly requestSchemas: Readonly<Record<string, RequestSchemas>>;
  /** By call and status. */
  readonly answerSchemas: Readonly<Record<string, Readonly<Partial<Record<number, ZodType>>>>>;
  /** By call, status and name; the first of a status is the usual one. */
  readonly examples: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, unknown>>>>>>;
  /** Where each server of the contract lives here; the calls of `shortServer` are answered without its base as well. */
  readonly bases: Readonly<Record<string, string>>;
  readonly shortServer: string;
  /** Ends of the addresses beside the calls that a recording may have as well: pictures, files. */
  readonly portal: RegExp;
  /** A path segment that opens something for everybody who knows it; what stands before it is its first group. */
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
