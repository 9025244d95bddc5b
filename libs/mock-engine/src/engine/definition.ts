import type { StateHandlers } from '../control/control-call.ts';
import type { RecordKind } from '../control/record-kinds.ts';
import type { Contract } from '../document/calls.ts';
import type { LoadedDocument } from '../document/load-document.ts';
import type { Situations } from '../faults/rules.ts';
import type { AnyOperation, CallInput } from '../http/call.ts';
import { problemHeaders } from '../http/http.ts';
import { problem } from '../http/problem.ts';
import type { EngineWorld, WorldMaker } from '../worlds/worlds.ts';

/** An operation's input: an authorised request that is valid by the contract. */
export interface OperationInput extends CallInput {
  /** The result of {@link MockDefinition.authenticate}; undefined for calls that need no credentials. */
  readonly principal: unknown;
}

/** A mock API as a whole: how it responds, what its worlds hold, and what can go wrong. */
export interface MockDefinition<World extends EngineWorld = EngineWorld> {
  /** By operationId, or by method and path, in place of what the contract alone responds. */
  readonly operations: Readonly<Record<string, AnyOperation<World>>>;
  /** Custom responses to invalid requests by operationId; the default is a problem. */
  readonly refusals?: Readonly<Record<string, (body: unknown) => { status: number; body: unknown }>>;
  readonly extraRoutes?: readonly ExtraRoute<World>[];
  /** Who sent an Authorization header; undefined when it is not valid. Without it no call needs credentials. */
  readonly authenticate?: (authorization: string | undefined, world: World) => unknown;
  /** By default invalid requests are refused; `warn` serves them, as they were sent, and names what is wrong in a header. */
  readonly validate?: 'refuse' | 'warn' | undefined;
  /** Calls without the credentials that the contract asks for get its 401 or 403; otherwise they are only noted. */
  readonly isSecurityChecked?: boolean | undefined;
  /** A valid value for a masked field of a replayed response; undefined leaves it as it was recorded. */
  readonly secretFor?: (field: string, world: World) => Promise<string | undefined> | undefined;
  readonly contract: Contract;
  /** The files of the contract, which can be read again. */
  readonly source?: DocumentSource | undefined;
  readonly situations: Situations;
  readonly worlds: WorldMaker<World>;
  readonly recordKinds?: readonly RecordKind<World>[] | undefined;
  readonly stateHandlers?: StateHandlers<World> | undefined;
  /** In bytes, of a request. */
  readonly bodyLimit?: number | undefined;
  /** Beside the status in the health check. */
  readonly health?: object | undefined;
  /** Lines of the start, by their label. */
  readonly greeting?: Readonly<Record<string, string>> | undefined;
}

/** The documents of a contract: paths or URLs, and how they are read. */
export interface DocumentSource {
  readonly addresses: readonly string[];
  /** When they have been read already. */
  readonly loaded?: readonly LoadedDocument[] | undefined;
  /** What they describe, in place of the contract's own. */
  readonly describe: (documents: readonly LoadedDocument[]) => Partial<Contract>;
}

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
