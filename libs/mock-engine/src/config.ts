import type { ApiResponse, CallInput } from './http/contract.ts';
import type { MaskOptions } from './http/mask.ts';
import type { Situation, Target } from './faults/fault-effect.ts';
import type { EngineWorld } from './worlds/world.ts';

/** A document, and the base path of its calls here; by default the path of its first server. */
export interface DocumentEntry {
  /** A path from the configuration's folder, or a URL. */
  readonly document: string;
  readonly base?: string | undefined;
}

/** A situation; its response may be given as it is. */
export interface SituationEntry extends Omit<Situation, 'group' | 'title' | 'respond'> {
  readonly group?: string;
  readonly title?: string;
  readonly respond?: ApiResponse | ((target: Target) => ApiResponse | undefined);
}

/** `mock.config.ts`, `.js`, `.json` or `.yaml`: what a mock API is started with. The command line overrides it. */
export interface MockConfig {
  readonly documents: string | readonly (string | DocumentEntry)[];
  readonly port?: number;
  readonly host?: string;
  /** PEM files. */
  readonly https?: { readonly cert: string; readonly key: string };
  /** Of pages besides those of localhost. */
  readonly corsOrigins?: readonly string[];
  readonly allowHosts?: readonly string[];
  readonly controlToken?: string;
  /** Bytes, or such as `10mb`. */
  readonly bodyLimit?: string | number;
  /** Stores all worlds; in memory without it. */
  readonly dataFile?: string;
  readonly seed?: string | number;
  /** A file of edited responses. */
  readonly overrides?: string;
  /** Besides those that every API has, by name. */
  readonly situations?: Readonly<Record<string, SituationEntry>>;
  /** Situations to start with. */
  readonly active?: readonly string[];
  readonly latency?: string | number;
  readonly masks?: MaskOptions;
  /** `warn` serves invalid requests, too, and says in a header what is wrong. */
  readonly validate?: 'refuse' | 'warn';
  /** Refuses calls without the credentials that the documents ask for; any value of them will do. */
  readonly security?: boolean;
  /** An id that nobody made is 404 from the beginning. */
  readonly strictIds?: boolean;
  /** Values are made instead of examples that break their schemas. */
  readonly validExamples?: boolean;
  /** By operationId; `defineOperations` types them. */
  readonly operations?: Operations;
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

// The input of each operation is its own.
export type Operations = Readonly<Record<string, (input: never, world: EngineWorld) => unknown>>;

/** Types a configuration. */
export const defineConfig = (config: MockConfig): MockConfig => config;

type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';
type Address<Paths> = {
  [Path in keyof Paths & string]: {
    [Name in Method]: Paths[Path] extends Record<Name, object> ? `${Uppercase<Name>} ${Path}` : never;
  }[Method];
}[keyof Paths & string];
type CallAt<Paths, At> = At extends `${infer Name} ${infer Path extends keyof Paths & string}`
  ? Paths[Path][Lowercase<Name> & keyof Paths[Path]]
  : never;
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
            : { readonly body: Media<Responses[Status]> });
      }[keyof Responses]
  : ApiResponse;

/** The input of a call, by the `paths` of openapi-typescript. */
export interface InputOf<Paths, At> extends Omit<CallInput, 'path' | 'query' | 'cookies' | 'body'> {
  readonly path: Parameters<CallAt<Paths, At>, 'path'>;
  readonly query: Parameters<CallAt<Paths, At>, 'query'>;
  readonly cookies: Parameters<CallAt<Paths, At>, 'cookie'>;
  readonly body: BodyOf<CallAt<Paths, At>>;
}

type OperationsOf<Paths> = {
  readonly [At in Address<Paths>]?: (
    input: InputOf<Paths, At>,
    world: EngineWorld,
  ) => ResponseOf<CallAt<Paths, At>> | Promise<ResponseOf<CallAt<Paths, At>>>;
};

/**
 * Types operations by the `paths` that openapi-typescript makes of the document.
 *
 * @example defineOperations<paths>({ 'GET /todos/{id}': ({ path }) => ({ status: 200, body: { id: path.id } }) })
 */
export const defineOperations = <Paths extends object>(operations: OperationsOf<Paths>): Operations =>
  operations as Operations;
