import type { CheckedBody } from '../contract/api-answer.ts';
import type { CallRoute } from '../contract/contract-routes.ts';
import type { ConnectionFault } from '../situations/fault-effect.ts';
import type { ExtraRoute } from './extra-route.ts';

export type EngineRoute<World> = CallRoute | ExtraRoute<World>;

/** A body that could not be read. */
export interface BodyFault {
  readonly status: 400 | 413 | 415;
  readonly detail?: string | undefined;
}

/** A request as adapters pass it to the engine. */
export interface EngineRequest<World> {
  /** Undefined when no route has the path. */
  readonly route: EngineRoute<World> | undefined;
  /** Path inside the world, with the query. */
  readonly url: string;
  /** The path's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON; undefined when there is none. */
  readonly json: unknown;
  readonly bodyFault?: BodyFault | undefined;
  /** Aborted when the server stops, which ends delays. */
  readonly stopping?: AbortSignal;
}

/** A response for an adapter to send. */
export interface EngineResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined without a body, and for a cacheable list, whose `json` the adapter serialises. */
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
  /** The body's value for the request log; undefined for bytes. */
  readonly json: unknown;
  /** `json` stays the same while the server runs. */
  readonly isCacheable?: boolean | undefined;
  /** Contract violations of the request. */
  readonly faults?: readonly string[] | undefined;
  /** A situation or an override header replaced the response, so the contract does not apply to it. */
  readonly isForced?: boolean | undefined;
  /** Resolves when a stream is complete. */
  readonly checked?: Promise<CheckedBody> | undefined;
  /** Breaks the connection instead of sending a response. */
  readonly connection?: ConnectionFault | undefined;
  /** Throttles the body. */
  readonly bytesPerSecond?: number | undefined;
}
