import type { Random } from '../ports/random.ts';
import type { Rows } from '../store/rows.ts';
import type { ApiResponse } from './api-response.ts';
import type { ProblemField } from './problem.ts';
import type { ContractParameter } from './read-parameters.ts';

/** A response as the contract describes it. */
export interface ContractResponse {
  /** The media type that it is sent with; undefined without a body. */
  readonly type: string | undefined;
  /** Of a JSON body. */
  readonly check?: Check | undefined;
  /** By name; the first one is the default. */
  readonly examples: Readonly<Record<string, unknown>>;
}

/** A call as the contract describes it; without a check anything will do. */
export interface ContractCall {
  /** In capitals. */
  readonly method: string;
  /** Relative to the server's base, with `{name}` for a path parameter. */
  readonly path: string;
  readonly server: string;
  /** Requires the client's token. */
  readonly bearer: boolean;
  readonly hasBody: boolean;
  readonly isBodyOptional: boolean;
  /** Media types of the body besides JSON. */
  readonly bodyTypes: readonly string[];
  /** Of a JSON body. */
  readonly checkBody?: Check;
  /** Whether the body may have a field. */
  readonly mayHaveField?: (path: readonly string[]) => boolean;
  readonly parameters: readonly ContractParameter[];
  /** Of the read parameters in each place; names of headers in lower case. */
  readonly checkParameters: Readonly<Record<'path' | 'query' | 'headers', Check>>;
  /** Every status that the contract declares, also `4XX` and `default`. */
  readonly responses: ByStatus<ContractResponse>;
  /** Responds without code. */
  readonly respond: MockedCall;
}

/** By status, by class (`4XX`) or `default`. */
export type ByStatus<Value> = Readonly<Record<string, Value>>;

/** Why a value breaks the contract, by field; empty when it fits. */
export type Check = (value: unknown) => readonly ProblemField[];

/** Input of an operation: valid by the contract, with defaults. */
export interface CallInput {
  readonly path: unknown;
  readonly query: unknown;
  /** The declared ones, names in lower case. */
  readonly headers: unknown;
  readonly body: unknown;
}

/** What a response without code needs of a world. */
export interface MockedWorld {
  readonly rows: Rows;
  readonly random: Random;
  /** Of the world; the same seed gives the same responses. */
  readonly seed?: string | undefined;
}

/** A response from the contract alone. */
export type MockedCall = (input: CallInput, world: MockedWorld) => ApiResponse;

/** What is read from an OpenAPI document, and the URLs of its servers here. */
export interface Contract {
  /** By operationId. */
  readonly calls: Readonly<Record<string, ContractCall>>;
  /** Base path of each server here; calls also work without it. */
  readonly bases: Readonly<Record<string, string>>;
  /** End of a URL that is no call and that recordings contain too, such as a picture's. */
  readonly files?: RegExp;
  /** A path segment that works like a password; its first group is the path before it. */
  readonly secretPath?: RegExp;
  /** The fields of a JSON value, as `cart[].product`, for coverage. */
  readonly fieldNames?: (value: unknown) => readonly string[];
}

/** The entry for a status: its own, that of its class, or the default one. */
export const forStatus = <Value>(table: ByStatus<Value> | undefined, status: number): Value | undefined =>
  table?.[status] ?? table?.[`${Math.floor(status / 100)}XX`] ?? table?.['default'];

/** @throws Error when the contract has no such call */
export function callOf({ calls }: Pick<Contract, 'calls'>, id: string): ContractCall {
  const call = calls[id];
  if (!call) throw new Error(`The contract has no operation "${id}".`);
  return call;
}
