import type { Call, Content } from '../document/calls.ts';
import type { ResponseHeaders } from '../http/call.ts';
import type { CallRoute } from '../http/routes.ts';
import type { ConnectionFault, Target } from '../faults/fault-effect.ts';
import type { ExtraRoute } from './extra-route.ts';

/** A body that could not be read. */
export interface UnreadableBody {
  readonly status: 400 | 413 | 415;
  readonly detail?: string | undefined;
}

/** What a call's body is, and how the contract describes it. */
export interface ReadBody {
  readonly body: unknown;
  readonly unreadable: UnreadableBody | undefined;
  /** Its media type, without parameters. */
  readonly type?: string | undefined;
  /** The body has fields, in which secrets can be found. */
  readonly hasFields: boolean;
  /** How it is declared; undefined where it is not checked. */
  readonly content?: Content | undefined;
  /** It is required. */
  readonly isMissing?: boolean | undefined;
}

/** A request as adapters pass it to the engine. */
export interface EngineRequest {
  readonly method: string;
  /** Path inside the world, with the query. */
  readonly url: string;
  /** As it was sent, for the request log. */
  readonly sentUrl: string;
  /** Of the server as the client names it, such as `http://localhost:3333`. */
  readonly origin?: (() => string) | undefined;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body, decompressed; undefined when there is none. */
  readonly bytes?: Uint8Array | undefined;
  readonly unreadable?: UnreadableBody | undefined;
  /** Aborted when the server stops, which ends delays. */
  readonly stopping?: AbortSignal;
}

export type EngineRoute<World> = CallRoute<Call> | ExtraRoute<World>;

/** A request with the route that it belongs to, and its body read. */
export interface RoutedRequest<World> extends EngineRequest, Target {
  readonly route: EngineRoute<World>;
  readonly headers: EngineRequest['headers'];
  readonly parameters: Readonly<Record<string, string>>;
  /** Path parameters as they were sent. */
  readonly encoded: Readonly<Record<string, string>>;
  readonly read: ReadBody;
  readonly unreadable: UnreadableBody | undefined;
}

/** A response for an adapter to send. */
export interface EngineResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
  /** The body's value for the request log; undefined for bytes. */
  readonly json?: unknown;
  /** `json` stays the same while the server runs. */
  readonly isCacheable?: boolean | undefined;
  /** Contract violations of the request. */
  readonly violations?: readonly string[] | undefined;
  /** A situation or an override header replaced the response, so the contract does not apply to it. */
  readonly isForced?: boolean | undefined;
  /** Contract violations of the response, when it is not to be checked. */
  readonly responseViolations?: readonly string[] | undefined;
  /** Breaks the connection instead of sending a response. */
  readonly connection?: ConnectionFault | undefined;
  /** Throttles the body. */
  readonly bytesPerSecond?: number | undefined;
}
