import { problemHeaders } from '../contract/answer-headers.ts';
import { problem } from '../contract/problem.ts';

/** A request to a route beside the contract, whatever server it came through. */
export interface ExtraRequest {
  readonly path: Readonly<Record<string, string>>;
  /** The first value of each. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed JSON; undefined when there is none. */
  readonly body: unknown;
  /** What a situation makes of the answer, in the route's own words. */
  readonly variant?: string | undefined;
}

export interface ExtraAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A route that the contract does not have. Each says why it is there. */
export interface ExtraRoute<World> {
  readonly method: 'GET' | 'POST';
  /** `:name` is one path segment, a final `*` the rest. */
  readonly url: string;
  readonly why: string;
  readonly answer: (request: ExtraRequest, world: World) => ExtraAnswer | Promise<ExtraAnswer>;
}

/** A problem (RFC 9457) as the answer of an extra route. */
export function problemAnswer(...why: Parameters<typeof problem>): ExtraAnswer {
  const { status, body } = problem(...why);
  return { status, headers: problemHeaders(status), body: JSON.stringify(body) };
}
