import type { Effects } from './situations/effects.ts';
import type { World } from './world/world.ts';

/** A request to a route outside the contract, whatever server it came through. */
export interface OutsideRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed JSON; undefined when there is none. */
  readonly body: unknown;
  /** What a situation makes of every payment. */
  readonly payment?: Effects['payment'];
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A route that openapi.yaml does not have. Each says why it is there. */
export interface OutsideRoute {
  readonly method: 'GET' | 'POST';
  /** `:name` is one path segment, a final `*` the rest. */
  readonly url: string;
  readonly why: string;
  readonly answer: (request: OutsideRequest, world: World) => OutsideAnswer | Promise<OutsideAnswer>;
}
