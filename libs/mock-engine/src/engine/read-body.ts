import type { Call } from '../document/calls.ts';
import { typesOf } from '../document/types-of.ts';
import { errorMessages as messages, requestErrorMessages } from '../http/contract.messages.ts';
import type { SentField } from '../http/call.ts';
import { declaredFor, isFormType, isJsonType, isMultipartForm, isTextType, mediaTypeOf } from '../http/http.ts';
import { JSON_PATCH, parseJson } from '../http/json.ts';
import { HttpError, type ProblemField } from '../http/problem.ts';
import { fieldsOfMultipart, fieldsOfQuery } from '../http/sent-fields.ts';
import { formOf } from '../parameters/read-fields.ts';
import { typedValue } from '../parameters/text-values.ts';
import { firstErrors } from '../schema/check-value.ts';
import type { EngineRequest, ReadBody } from './request.ts';

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
    return { ...none, isMissing: !isOptional };

  const type = mediaTypeOf(header);
  const content = call && declaredFor(call.bodies, type);
  // Routes outside the contract take JSON.
  if (call ? !content : type !== PLAIN_JSON) {
    const types = call?.bodies.map((one) => one.mediaType) ?? [];
    const detail = messages.otherType(types.length > 0 ? types : [PLAIN_JSON]);
    return { ...none, unreadable: { status: 415, detail } };
  }
  const failed = (error: unknown): ReadBody => {
    const detail = error instanceof HttpError ? error.message : isJsonType(type) ? messages.unreadableJson : undefined;
    return { ...none, unreadable: { status: 400, detail: detail ?? messages.badRequest } };
  };
  const fields = { ...none, type, hasFields: true, content };
  const form = (sent: readonly SentField[]) => ({ ...fields, body: content && formOf(content, sent) });
  if (isMultipartForm(type)) return fieldsOfMultipart(bytes, header).then(form).catch(failed);
  if (!isTextType(type)) return { ...none, type, body: bytes };
  try {
    const text = textOf(bytes, header);
    if (isFormType(type)) return form(fieldsOfQuery(text));
    if (isJsonType(type)) return { ...fields, body: parseJson(text) };
    if (/\bxml$/.test(type)) return { ...none, type, body: text };
    return { ...none, type, content, body: content && typedValue([content.schema], [text]) };
  } catch (error) {
    return failed(error);
  }
}

const list = { type: 'array' };

/** Why a body breaks the contract, by field. */
export function bodyErrors({ body, content, isMissing }: ReadBody): readonly ProblemField[] {
  if (isMissing) return [{ field: '', detail: requestErrorMessages.missing }];
  if (!content) return [];
  const { schema, mediaType } = content;
  // One schema for several types is rarely that of a patch, which is a list (RFC 6902).
  const isOther = mediaType === JSON_PATCH && !typesOf(schema).has('array');
  return firstErrors(isOther ? { ...schema, node: list } : schema, body, { direction: 'request' });
}

const utf8 = new TextDecoder();

/** @throws RangeError for an unknown charset */
function textOf(bytes: Uint8Array, contentType = ''): string {
  const [, charset] = /;\s*charset="?([^\s;"]+)/i.exec(contentType) ?? [];
  return (charset === undefined ? utf8 : new TextDecoder(charset)).decode(bytes);
}
