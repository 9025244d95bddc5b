import type { Call, Content } from '../document/calls.ts';
import type { ConnectionFault, FaultTarget } from '../faults/fault.ts';
import type { ResponseHeaders, SentField } from '../http/call.ts';
import { errorMessages as messages, requestErrorMessages } from '../http/contract.messages.ts';
import { findMediaType, isFormType, isJsonType, isMultipartForm, isTextType, parseMediaType } from '../http/http.ts';
import { JSON_PATCH } from '../http/json-patch.ts';
import { parseReceivedJson } from '../http/json.ts';
import { HttpError, type ProblemField } from '../http/problem.ts';
import { parseMultipart, parseQuery } from '../http/sent-fields.ts';
import { readForm, typedValue } from '../parameters/read-fields.ts';
import { firstErrors } from '../schema/check-value.ts';
import { typesOf } from '../schema/keywords.ts';
import type { ExtraRoute } from './definition.ts';

/** A body that could not be read. */
export interface UnreadableBody {
  readonly status: HttpError['status'] | 413;
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

export type EngineRoute<World> = Call | ExtraRoute<World>;

/** A request with the route that it belongs to, and its body read. */
export type RoutedRequest<World> = EngineRequest &
  FaultTarget &
  Required<Pick<FaultTarget, 'parameters' | 'encoded'>> & {
    readonly route: EngineRoute<World>;
    readonly read: ReadBody;
  };

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

const PLAIN_JSON = 'application/json';

/** Reads a body by its media type: JSON and forms as values, texts as texts, anything else as bytes. @param call undefined outside the contract */
export function readBody(
  { bytes, headers, unreadable }: EngineRequest,
  call: Call | undefined,
): ReadBody | Promise<ReadBody> {
  const header = headers['content-type']?.toString();
  const none: ReadBody = { body: undefined, unreadable, hasFields: false };
  const isOptional = call?.isBodyOptional ?? true;
  if (bytes === undefined || unreadable || (bytes.length === 0 && (header === undefined || isOptional)))
    return { ...none, isMissing: !isOptional && !unreadable };

  const type = parseMediaType(header);
  const content = call && findMediaType(call.bodies, header);
  // Routes outside the contract take JSON.
  const isTaken = call ? content !== undefined : type === PLAIN_JSON;
  if (!isTaken) {
    const types = call?.bodies.map((one) => one.mediaType) ?? [];
    const detail = messages.otherType(types.length > 0 ? types : [PLAIN_JSON]);
    return { ...none, unreadable: { status: 415, detail } };
  }
  const failed = (error: unknown): ReadBody => {
    const message = isJsonType(type) ? messages.unreadableJson : messages.badRequest;
    const { status, message: detail } = error instanceof HttpError ? error : { status: 400 as const, message };
    return { ...none, unreadable: { status, detail } };
  };
  const fields = { ...none, type, hasFields: true, content };
  const form = (sent: readonly SentField[]) => ({ ...fields, body: content && readForm(content, sent) });
  if (isMultipartForm(type)) return parseMultipart(bytes, header).then(form).catch(failed);
  if (!isTextType(type)) return { ...none, type, body: bytes };
  try {
    const text = decodeText(bytes, header);
    if (isFormType(type)) return form(parseQuery(text));
    if (isJsonType(type)) return { ...fields, body: parseReceivedJson(text) };
    if (/\bxml$/.test(type)) return { ...none, type, body: text };
    return { ...none, type, content, body: content && typedValue([content.schema], [text]) };
  } catch (error) {
    return failed(error);
  }
}

const anyList = { type: 'array' };

/** Why a body breaks the contract, by field. */
export function requestBodyErrors({ body, content, isMissing }: ReadBody): readonly ProblemField[] {
  if (isMissing) return [{ field: '', detail: requestErrorMessages.missing }];
  if (!content) return [];
  const { schema, mediaType } = content;
  // One schema for several types is rarely that of a patch, which is a list (RFC 6902).
  const isOther = mediaType === JSON_PATCH && !typesOf(schema).has('array');
  return firstErrors(isOther ? { ...schema, node: anyList } : schema, body, { direction: 'request' });
}

/** A new one for each body would take as long as its check. */
const utf8 = new TextDecoder();

/** @throws HttpError for an unknown charset */
function decodeText(bytes: Uint8Array, contentType = ''): string {
  const [, charset] = /;\s*charset="?([^\s;"]+)/i.exec(contentType) ?? [];
  if (charset === undefined) return utf8.decode(bytes);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    throw new HttpError(415, messages.unknownCharset(charset));
  }
}
