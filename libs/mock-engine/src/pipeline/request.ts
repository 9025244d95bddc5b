import type { RealWords } from '../contract/api-answer.ts';
import type { CallRoute } from '../contract/contract-routes.ts';
import type { ActiveFault } from '../situations/active-situations.ts';
import type { ConnectionFault } from '../situations/fault-effect.ts';
import type { ExtraRoute } from './extra-route.ts';

export type EngineRoute<World> = CallRoute | ExtraRoute<World>;

/** A body that could not be read. */
export interface BodyFault {
  readonly status: 400 | 413 | 415;
  readonly detail?: string | undefined;
}

/** A request as an adapter hands it to the engine. */
export interface EngineRequest<World> {
  /** Undefined when nothing is at its address. */
  readonly route: EngineRoute<World> | undefined;
  /** Inside its world, with its query. */
  readonly url: string;
  /** The path's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON; undefined when there is none. */
  readonly json: unknown;
  readonly bodyFault?: BodyFault | undefined;
  readonly isGone?: () => boolean;
  readonly source?: () => string;
  /** Aborted when the server stops: nobody waits longer then. */
  readonly stopping?: AbortSignal;
  /** What goes wrong with it on purpose: the engine writes it here before anything can fail. */
  fault: ActiveFault | undefined;
}

/** What an adapter sends. */
export interface EngineResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for an answer without one, and for a frozen list: its adapter serialises `json` once. */
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
  /** What the body means; undefined for bytes. */
  readonly json: unknown;
  /** Where the request broke the contract. */
  readonly faults?: readonly string[] | undefined;
  /** What a stream turns out to say once it was sent. */
  readonly said?: Promise<RealWords> | undefined;
  /** Instead of an answer. */
  readonly connection?: ConnectionFault | undefined;
  /** The body is sent no faster. */
  readonly bytesPerSecond?: number | undefined;
}
