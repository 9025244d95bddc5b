import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Contract } from '../document/calls.ts';
import type { LoadedDocument } from '../document/load-document.ts';
import type { DocumentWatcher } from '../document/watch-document.ts';
import type { Rules } from '../faults/rules.ts';
import { BODY_LIMIT, JSON_TYPE } from '../http/http.ts';
import { printJson } from '../http/json.ts';
import { fieldErrors, HttpError } from '../http/problem.ts';
import type { RequestLog } from '../traffic/request-log.ts';
import type { WorldRegistry } from '../worlds/worlds.ts';
import { controlMessages as messages } from './control.messages.ts';
import type { RecordKind } from './record-kinds.ts';

// What tests, the console and scripts ask of the server, below /__mock. Each call is declared once in `<subject>.calls.ts`:
// address, zod schemas and a function. The schemas check the request, type the code, and are printed by control-document.ts;
// events.ts streams what changed, and record-kinds.ts says what the console shows of a world.

/** Schemas that the document of the control calls names. */
export const schemas = z.registry<{ id: string }>();

export const dateTime = z.string().meta({ format: 'date-time' });

/** Where all control calls are. */
export const CONTROL_BASE = '/__mock';

/** Values that a state generates and returns. */
export type StateValues = Readonly<Record<string, string | number>>;

/** Sets up a state in a world. @throws Error when it cannot */
export type StateHandler<World> = (given: {
  readonly world: World;
  readonly rules: Rules;
  readonly parameters: Readonly<Record<string, unknown>>;
}) => Promise<StateValues | void> | StateValues | void;

/** By the name of the state. */
export type StateHandlers<World> = Readonly<Record<string, StateHandler<World>>>;

/** What control calls read and change. */
export interface Controlled {
  readonly worlds: WorldRegistry;
  readonly requestLog: RequestLog;
  readonly contract: Contract;
  readonly rules: Rules;
  readonly overridesFile?: string | undefined;
  readonly recordKinds: readonly RecordKind[];
  readonly stateHandlers: StateHandlers<never>;
  readonly document: DocumentWatcher | undefined;
  /** Those that are served; undefined for a contract without. @throws DocumentError */
  readonly documents: (() => Promise<readonly LoadedDocument[]>) | undefined;
}

/** A control call, used by tests, the console and scripts. Its schemas check the request and describe the call. */
export interface ControlCall extends Described<z.ZodObject | undefined, z.ZodType | undefined, z.ZodType | undefined> {
  readonly id: string;
  readonly method: string;
  /** Below {@link CONTROL_BASE}, with `{name}` for a path parameter. */
  readonly path: string;
  readonly status: number;
  respond(request: { path: Readonly<Record<string, string>>; query: never; body: never }, on: Controlled): unknown;
}

interface Described<Query, Body, Response> {
  readonly summary: string;
  readonly query?: Query;
  readonly body?: Body;
  /** Without it the response is 204. */
  readonly response?: Response;
  readonly bodyLimit?: number;
}

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
type Received<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value;
type Returned<Schema> = Schema extends z.ZodType ? DeepReadonly<z.output<Schema>> : void;

interface Declaration<Address extends string, Query, Body, Response> extends Described<Query, Body, Response> {
  /** 201 for what it creates. */
  readonly status?: 201;
  respond(
    request: { path: Readonly<Record<PathNames<Address>, string>>; query: Received<Query>; body: Received<Body> },
    on: Controlled,
  ): Returned<Response> | Promise<Returned<Response>>;
}

/**
 * Declares a control call.
 *
 * @param address method and path, for example `DELETE /worlds/{world}`
 */
export function controlCall<
  Address extends `${string} /${string}`,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Response extends z.ZodType | undefined = undefined,
>(id: string, address: Address, declared: Declaration<Address, Query, Body, Response>): ControlCall {
  const [method = '', path = ''] = address.split(' ');
  return { status: declared.response ? 200 : 204, ...declared, id, method, path };
}

/** Serves the calls. */
export function serveControlCalls(app: FastifyInstance, calls: readonly ControlCall[], on: Controlled): void {
  for (const call of calls)
    app.route({
      method: call.method,
      url: CONTROL_BASE + call.path.replace(/\{(\w+)\}/g, ':$1'),
      // Not that of the API: an override holds a whole response.
      bodyLimit: call.bodyLimit ?? BODY_LIMIT,
      handler: async (request, reply) => {
        const response = await call.respond(checkRequest(call, request), on);
        reply.code(call.status);
        return call.response ? reply.type(JSON_TYPE).send(printJson(response)) : reply.send(response);
      },
    });
}

function checkRequest({ query, body }: ControlCall, request: FastifyRequest) {
  return {
    path: request.params as Readonly<Record<string, string>>,
    query: query && checkInput(query, request.query, messages.query),
    body: body && checkInput(body, request.body, messages.body),
  } as Parameters<ControlCall['respond']>[0];
}

/** @throws HttpError that names each invalid field */
function checkInput(schema: z.ZodType, value: unknown, detail: string): unknown {
  const { data, error } = schema.safeParse(value);
  if (error) throw new HttpError(400, detail, fieldErrors(error));
  return data;
}
