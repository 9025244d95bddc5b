import type { ApiAnswer } from '../contract/api-answer.ts';
import type { Latency } from './latency.ts';
import type { Target } from './target.ts';

/** What becomes of the connection instead of an answer. */
export type ConnectionFault = 'reset' | 'empty' | 'garbage';

/** What a situation does to the requests in its scope. */
export interface FaultEffect {
  /** Answers in the operation's place; undefined when the operation answers after all. */
  readonly answer?: (target: Target) => ApiAnswer | undefined | Promise<ApiAnswer | undefined>;
  readonly latency?: Latency;
  /** The answer's body comes no faster. */
  readonly bytesPerSecond?: number;
  readonly connection?: ConnectionFault;
  /** One request in so many is affected, by the world's own random source. */
  readonly oneIn?: number;
  /** For extra routes, which decide by themselves what it means. */
  readonly variant?: string | undefined;
}

/** Which requests a situation affects: calls of the contract, paths beside it, or, without any, all of its world. */
export interface FaultScope {
  readonly calls?: readonly string[];
  readonly path?: RegExp;
  /** Decides by the request alone. */
  readonly reaches?: (target: Target) => boolean;
}

/** A named failure: its scope, its effect, and how lists show it. */
export interface Situation extends FaultScope, FaultEffect {
  readonly group: string;
  readonly title: string;
}
