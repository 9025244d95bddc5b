import type { Address, CallAt } from '../client/control-client.ts';
import type { ApiResponse, CallInput } from '../http/call.ts';
import type { MockConfig, MockWorld, Operation } from './mock-config.ts';

export type { MockConfig, MockWorld } from './mock-config.ts';

type Operations = Readonly<Record<string, Operation>>;

/** Types a configuration. */
export const defineConfig = (config: MockConfig): MockConfig => config;

type Media<Part> = Part extends { content: infer Content } ? Content[keyof Content] : undefined;
type Parameters<Call, Place extends string> = Call extends { parameters: { [Key in Place]?: infer Values } }
  ? Exclude<Values, undefined>
  : Record<never, never>;
type BodyOf<Call> = Call extends { requestBody: infer Body }
  ? Media<Body>
  : Call extends { requestBody?: infer Body }
    ? Media<Exclude<Body, undefined>> | undefined
    : undefined;
type Refused = ApiResponse & { readonly media: 'problem' };
type ResponseOf<Call> = Call extends { responses: infer Responses }
  ? | Refused
    | {
        [Status in keyof Responses]: Omit<ApiResponse, 'status' | 'body'> & {
          readonly status: Status extends number ? Status : number;
        } & (Media<Responses[Status]> extends undefined
            ? { readonly body?: undefined }
            : { readonly body: Media<Responses[Status]> | Uint8Array });
      }[keyof Responses]
  : ApiResponse;

/** The input of a call, by the `paths` of openapi-typescript. */
export interface InputOf<Paths, At> extends Omit<CallInput, 'path' | 'query' | 'cookies' | 'body'> {
  readonly path: Parameters<CallAt<Paths, At>, 'path'>;
  readonly query: Parameters<CallAt<Paths, At>, 'query'>;
  readonly cookies: Parameters<CallAt<Paths, At>, 'cookie'>;
  readonly body: BodyOf<CallAt<Paths, At>>;
  /** The result of `authenticate`; undefined for calls that need no credentials. */
  readonly principal: unknown;
}

type OperationsOf<Paths> = {
  readonly [At in Address<Paths>]?: (
    input: InputOf<Paths, At>,
    world: MockWorld,
  ) => ResponseOf<CallAt<Paths, At>> | Promise<ResponseOf<CallAt<Paths, At>>>;
};

/**
 * Types operations by the `paths` that openapi-typescript makes of the document.
 *
 * @example defineOperations<paths>({ 'GET /todos/{id}': ({ path }) => ({ status: 200, body: { id: path.id } }) })
 */
export const defineOperations = <Paths extends object>(operations: OperationsOf<Paths>): Operations =>
  operations as Operations;
