import type { Check, SentField } from '../http/contract.ts';
import { errorMessages as messages, requestErrorMessages } from '../http/contract.messages.ts';
import { declaredFor, isFormType, isJsonType, isMultipartForm, isTextType, mediaTypeOf } from '../http/http.ts';
import { parseJson } from '../http/json.ts';
import { Refusal } from '../http/problem.ts';
import { fieldsOfMultipart, fieldsOfQuery } from '../http/sent-fields.ts';
import type { EngineRequest, EngineRoute, ReadBody } from './request.ts';

const PLAIN_JSON = 'application/json';

const missing: Check = () => [{ field: '', detail: requestErrorMessages.missing }];

/** Reads a body by its media type: JSON and forms as values, texts as texts, anything else as bytes. */
export async function readBody<World>(
  { bytes, headers, unreadable }: EngineRequest,
  route: EngineRoute<World> | undefined,
): Promise<ReadBody> {
  const call = route && 'call' in route ? route.call : undefined;
  const header = headers['content-type']?.toString();
  const none: ReadBody = { body: undefined, unreadable, hasFields: false };
  const isOptional = call?.isBodyOptional ?? true;
  if (bytes === undefined || unreadable || (bytes.length === 0 && (header === undefined || isOptional)))
    return { ...none, check: isOptional ? undefined : missing };

  const type = mediaTypeOf(header);
  const declared = call && declaredFor(call.bodies, type);
  // Routes outside the contract take JSON.
  if (call ? !declared : type !== PLAIN_JSON) {
    const types = call?.bodies.map((one) => one.type) ?? [];
    const detail = messages.otherType(types.length > 0 ? types : [PLAIN_JSON]);
    return { ...none, unreadable: { status: 415, detail } };
  }
  try {
    const { check, taken } = declared ?? {};
    const fields = { ...none, type, hasFields: true, check, taken };
    const formOf = (sent: readonly SentField[]) => ({ ...fields, body: declared?.formOf(sent) });
    if (isMultipartForm(type)) return formOf(await fieldsOfMultipart(bytes, header));
    if (!isTextType(type)) return { ...none, type, body: bytes };
    const text = textOf(bytes, header);
    if (isFormType(type)) return formOf(fieldsOfQuery(text));
    if (isJsonType(type)) return { ...fields, body: parseJson(text) };
    return /\bxml$/.test(type)
      ? { ...none, type, body: text }
      : { ...none, type, body: declared?.valueOf(text), check };
  } catch (error) {
    if (error instanceof Refusal) return { ...none, unreadable: { status: 400, detail: error.message } };
    const detail = isJsonType(type) ? messages.unreadableJson : messages.badRequest;
    return { ...none, unreadable: { status: 400, detail } };
  }
}

const utf8 = new TextDecoder();

/** @throws RangeError for an unknown charset */
function textOf(bytes: Uint8Array, contentType = ''): string {
  const [, charset] = /;\s*charset="?([^\s;"]+)/i.exec(contentType) ?? [];
  return (charset === undefined ? utf8 : new TextDecoder(charset)).decode(bytes);
}
