import { problemHeaders } from '../http/http.ts';
import { problem } from '../http/problem.ts';

/** A request to a route outside the contract, independent of the server. */
export interface ExtraRequest {
  readonly path: Readonly<Record<string, string>>;
  /** The first value of each parameter. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed JSON; undefined when there is none. */
  readonly body: unknown;
  /** A situation's variant of the response, defined by the route. */
  readonly variant?: string | undefined;
}

export interface ExtraResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A route outside the contract. */
export interface ExtraRoute<World> {
  readonly method: 'GET' | 'POST';
  /** `:name` is one path segment, a final `*` the rest. */
  readonly url: string;
  readonly respond: (request: ExtraRequest, world: World) => ExtraResponse | Promise<ExtraResponse>;
}

/** A problem (RFC 9457) as an extra route's response. */
export function extraProblem(...given: Parameters<typeof problem>): ExtraResponse {
  const { status, body } = problem(...given);
  return { status, headers: problemHeaders(status), body: JSON.stringify(body) };
}
