import type { Contract } from '../document/contract.ts';
import type { ApiResponse } from '../http/call.ts';
import type { Latency } from './latency.ts';
import type { Override } from './override.ts';

/** A request as situations match it, not validated yet. */
export interface Target {
  /** The one that the request is handled by. */
  readonly contract: Contract;
  readonly operationId?: string | undefined;
  /** Path inside the world, without the query. */
  readonly path: string;
  readonly query?: string | undefined;
  /** Path parameters by name. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The same as they were sent. */
  readonly encoded?: Readonly<Record<string, string>>;
  /** Read by its media type; undefined when there was none. */
  readonly body?: unknown;
  /** The body, decompressed. */
  readonly bytes?: Uint8Array | undefined;
  /** Why the body could not be read; it can then not be forwarded or found in a recording. */
  readonly unreadable?: object | undefined;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  /** Makes a secret that is valid in the world, in place of a recorded one. */
  readonly secretFor?: ((field: string) => Promise<string | undefined> | undefined) | undefined;
}

/** How the connection breaks instead of a response. */
export type ConnectionFault = 'reset' | 'empty' | 'garbage';

/** What a situation does to the requests in its scope. */
export interface FaultEffect {
  /** Replaces the operation's response; undefined to call the operation. */
  readonly respond?: (target: Target) => ApiResponse | undefined | Promise<ApiResponse | undefined>;
  /** Edits the response, of the operation or another rule. */
  readonly change?: (response: ApiResponse, target: Target) => ApiResponse;
  readonly latency?: Latency;
  /** Throttles the response body. */
  readonly bytesPerSecond?: number;
  readonly connection?: ConnectionFault;
  /** Affects one request in so many, by the world's random source. */
  readonly oneIn?: number;
  /** A response variant, defined by the extra route. */
  readonly variant?: string | undefined;
}

/** The affected requests: calls, paths outside the contract, or all of the world without any of these. */
export interface FaultScope {
  readonly calls?: readonly string[];
  readonly path?: RegExp;
  /** Matches by the request alone. */
  readonly matches?: (target: Target) => boolean;
}

/** A named failure with its scope, effect and title. */
export interface Situation extends FaultScope, FaultEffect {
  readonly group: string;
  readonly title: string;
}

/** Something that can be switched on: a situation, a forced response, a latency, a recording. */
export interface Rule extends FaultScope, FaultEffect {
  /** The situation's name, or for example `getTodo:503` or `latency:250`; unique among the active rules. */
  readonly id: string;
  readonly title: string;
  /** What it is created from after a restart; without it the rule is not stored. */
  readonly source?: RuleSource | undefined;
  /** A copy with fresh state, for a copied world; omitted by stateless rules. */
  readonly renew?: () => Rule;
}

/** What was switched on, as plain data. */
export type RuleSource = FaultSource | { readonly recording: object; readonly isStrict: boolean };

export type FaultSource =
  | { readonly situation: string }
  | { readonly latency: string }
  | (Override & { readonly id?: string | undefined });
