import type { Credentials } from './credentials.ts';
import type { Masks } from './mask.ts';
import type { Clock } from '../store/clock.ts';
import type { Random } from '../store/random.ts';
import type { Rows } from '../store/rows.ts';
import type { ProblemField } from './problem.ts';
import { requestErrorMessages } from './contract.messages.ts';

/** A response as the contract describes it. */
export interface ContractResponse {
  /** The media type that it is sent with; undefined without a body. */
  readonly type: string | undefined;
  /** Of a JSON body. */
  readonly check?: Check | undefined;
  /** Names of the declared headers in lower case. */
  readonly headers: readonly string[];
  /** By name; the first one is the default. */
  readonly examples: Readonly<Record<string, unknown>>;
  /** Ways to send the body, the default first; none without one. */
  readonly media: readonly ContractMedia[];
  /** Values of the declared headers. */
  readonly sampleHeaders: (world: MockedWorld) => ResponseHeaders;
}

/** A media type of a response. */
export interface ContractMedia {
  /** No range. */
  readonly type: string;
  /** Whether an author describes the body, by a schema or an example. */
  readonly isDescribed: boolean;
  /** The example of this name, else the first one, else a value made from the schema. */
  readonly sample: (world: MockedWorld, example?: string) => unknown;
  /** Whether a value that belongs to the default media type can be sent in this one; its example only for the same schema. */
  readonly takes: (value: unknown, isExample: boolean) => boolean;
  readonly write: (value: unknown) => WrittenBody;
}

/** A body as it is sent. */
export interface WrittenBody {
  /** With the charset of the bytes. */
  readonly type: string;
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array>;
}

/** A parameter of a call. */
export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  readonly schema?: { readonly node: Readonly<Record<string, unknown>> };
}

/** A request's parameters as they are sent. */
export interface SentParameters {
  /** Still encoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query?: string | undefined;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
}

type Values = Readonly<Record<string, unknown>>;

/** The declared parameters of a request with their types and defaults, and what is wrong with them. */
export interface ReadParameters {
  readonly path: Values;
  readonly query: Values;
  /** Names in lower case. */
  readonly headers: Values;
  readonly cookies: Values;
  readonly errors: readonly ProblemField[];
}

/** A field of a form as it was sent. */
export interface SentField {
  readonly name: string;
  readonly text: string;
  /** Still percent-encoded, where it was sent so: an encoded comma separates nothing. */
  readonly raw?: string | undefined;
}

/** A body of one media type, as the contract describes it. */
export interface ContractBody {
  /** In lower case without parameters; may be a range such as `image/*`. */
  readonly type: string;
  /** Of a body in JSON, of a form or of a text. */
  readonly check: Check;
  /** A valid body without what only responses have. */
  readonly taken: (value: unknown) => unknown;
  /** An object of a form's fields, with the types of the schema. */
  readonly formOf: (fields: readonly SentField[]) => unknown;
  /** The value that a text stands for. */
  readonly valueOf: (text: string) => unknown;
}

/** A call as the contract describes it; without a check anything will do. */
export interface ContractCall {
  /** In capitals. */
  readonly method: string;
  /** Relative to the server's base, with `{name}` for a path parameter. */
  readonly path: string;
  readonly server: string;
  /** Base paths of all its servers, the first one's first. */
  readonly bases: readonly string[];
  /** Requires credentials. */
  readonly isSecured: boolean;
  /** Ways to send them; none when it needs none. */
  readonly credentials: Credentials;
  readonly hasBody: boolean;
  readonly isBodyOptional: boolean;
  /** One for each media type that the body may have. */
  readonly bodies: readonly ContractBody[];
  /** Names of the fields of its bodies that nobody may see, in lower case. */
  readonly secretFields: () => ReadonlySet<string>;
  readonly parameters: readonly ContractParameter[];
  readonly readParameters: (sent: SentParameters) => ReadParameters;
  /** Every status that the contract declares, also `4XX` and `default`. */
  readonly responses: ByStatus<ContractResponse>;
  /** Responds without code. */
  readonly respond: MockedCall;
}

/** By status, by class (`4XX`) or `default`. */
export type ByStatus<Value> = Readonly<Record<string, Value>>;

/** Why a value breaks the contract, by field; empty when it fits. */
export type Check = (value: unknown) => readonly ProblemField[];

/** Input of an operation: valid by the contract, with defaults. */
export interface CallInput {
  readonly path: unknown;
  readonly query: unknown;
  /** Names in lower case, the declared ones with their types; operations have all that were sent. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: unknown;
  /** The media type of the body, without parameters. */
  readonly bodyType?: string | undefined;
  /** JSON or a form as a value, a text, or the bytes of anything else; a file in a form has one character for each byte. */
  readonly body: unknown;
  /** The body with the fields that only the server sets. */
  readonly sentBody?: unknown;
  /** As the client wrote it, where it is known; made when it is asked for, because few responses need it. */
  readonly url?: (() => string) | undefined;
}

/** What a response without code needs of a world. */
export interface MockedWorld {
  readonly rows: Rows;
  readonly random: Random;
  readonly clock?: Clock | undefined;
  /** Of the world; the same seed gives the same responses. */
  readonly seed?: string | undefined;
}

/** The items that calls share, such as those of `/todos` and `/todos/{id}`, or the value of a single resource. */
export interface KeptItems {
  readonly path: string;
  /** Ids of the calls that share them. */
  readonly calls: readonly string[];
  /** Oldest first, by the address of each. */
  list(world: MockedWorld): readonly { readonly key: string; readonly value: unknown }[];
  /** @throws Refusal when there is no such item, or it may not have this value */
  change(world: MockedWorld, key: string, value: unknown): void;
  /** @throws Refusal when there is no such item */
  remove(world: MockedWorld, key: string): void;
}

/** A response from the contract alone. */
export type MockedCall = (input: CallInput, world: MockedWorld) => ApiResponse;

/** What is read from an OpenAPI document, the URLs of its servers here, and what is secret in it. */
export interface Contract {
  readonly title: string;
  /** By operationId. */
  readonly calls: Readonly<Record<string, ContractCall>>;
  /** Base path of each server; calls also work without it. */
  readonly bases: Readonly<Record<string, string>>;
  /** End of a URL that is no call and that recordings contain too, such as a picture's. */
  readonly files?: RegExp;
  readonly masks: Masks;
  /** What calls without code keep. */
  readonly kept?: readonly KeptItems[] | undefined;
  /** What of the document has no effect, and why. */
  readonly leftOut?: readonly string[] | undefined;
}

/**
 * The contract that is served now. It is never changed, but replaced when its document is saved: a request keeps the one
 * that it began with.
 */
export type CurrentContract = () => Contract;

/** The entry for a status: its own, that of its class, or the default one. */
export const forStatus = <Value>(table: ByStatus<Value> | undefined, status: number): Value | undefined =>
  table?.[status] ?? table?.[`${Math.floor(status / 100)}XX`] ?? table?.['default'];

/** The entry with a name; not what every object has, such as `toString`. */
export const ownEntry = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Without a prototype every name is a name, also `__proto__`. */
export const newTable = <Value>() => Object.create(null) as Record<string, Value>;

/** @throws Error when the contract has no such call */
export function callOf({ calls }: Pick<Contract, 'calls'>, id: string): ContractCall {
  const call = ownEntry(calls, id);
  if (!call) throw new Error(`The contract has no operation "${id}".`);
  return call;
}

/** Of a call, if there is one. */
export const secretFieldsOf = ({ calls }: Pick<Contract, 'calls'>, id = ''): ReadonlySet<string> | undefined =>
  ownEntry(calls, id)?.secretFields();

/** By name in lower case; several values are several headers, as cookies need (RFC 9110, 5.3). */
export type ResponseHeaders = Readonly<Record<string, string | readonly string[]>>;

/** Bytes that are sent as they are, with their own headers (names in lower case). */
export interface RawResponse {
  readonly headers: ResponseHeaders;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Contract violations of a real API's body. */
  readonly violations?: readonly string[];
}

/** A response of the contract; its media type follows from call and status. */
export interface ApiResponse {
  readonly status: number;
  /** Bytes are sent as they are. */
  readonly body: unknown;
  /** Names in lower case. */
  readonly headers?: ResponseHeaders | undefined;
  /** Instead of the media that the contract declares, for a refusal that it does not describe. */
  readonly media?: 'problem' | undefined;
  /** In place of a body: what the contract has for the status, an example by name or else the first one, or a value of its schema. */
  readonly declared?: { readonly example?: string | undefined } | undefined;
  /** The body is the document's own for the default media type: another one may have its own. */
  readonly isExample?: boolean | undefined;
  /** The body is a list that stays the same while the server runs, and may be serialised once. */
  readonly isCacheable?: boolean | undefined;
  /** Seconds until a retry can succeed; without it 429 and 503 send a default. */
  readonly retryAfter?: number | undefined;
  /** Sent instead of `body`, which is then only logged and checked. */
  readonly raw?: RawResponse | undefined;
  /** Contract violations of the request; undefined when it is valid. */
  readonly violations?: readonly string[] | undefined;
}

const none: readonly string[] = [];

/** Contract violations of a response. @param allowed the detail of errors that do not count */
export function checkResponse(
  contract: Contract,
  id: string,
  status: number,
  body: unknown,
  allowed?: string,
): readonly string[] {
  const declared = forStatus(callOf(contract, id).responses, status);
  if (!declared) return [`response: the contract does not declare ${status} for ${id}`];

  const errors = declared.check?.(body) ?? [];
  const found = errors.filter(({ detail }) => detail !== allowed);
  return found.length === 0 ? none : found.map(({ field, detail }) => `response: ${field || 'body'}: ${detail}`);
}

/**
 * Contract violations of a real API's response, which may have more fields than the contract.
 *
 * @param mediaType the response's Content-Type
 */
export function checkRealResponse(
  contract: Contract,
  id: string,
  { status, body, mediaType }: { status: number; body: unknown; mediaType: string },
): readonly string[] {
  const violations = checkResponse(contract, id, status, body, requestErrorMessages.unknown);
  const type = forStatus(callOf(contract, id).responses, status)?.type;
  if (type === undefined) return violations;
  const [sent = '', wanted = ''] = [mediaType, type].map((one) => one.split(';')[0]?.trim());
  if (sent.toLowerCase() === wanted) return violations;
  return [`response: sent as ${JSON.stringify(sent)}, declared as ${wanted}`, ...violations];
}
