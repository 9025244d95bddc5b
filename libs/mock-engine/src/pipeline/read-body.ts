import type { Check, ContractCall } from '../contract/contract.ts';
import { errorMessages as messages, requestErrorMessages } from '../contract/contract.messages.ts';
import { declaredFor, isFormType, isJsonType, isMultipartForm, isTextType, mediaTypeOf } from '../contract/http.ts';
import { parseJson } from '../contract/json.ts';
import { Refusal } from '../contract/problem.ts';
import { fieldsOfMultipart, fieldsOfQuery } from '../contract/sent-fields.ts';
import type { EngineRequest, EngineRoute, ReadBody } from './request.ts';

const PLAIN_JSON = 'application/json';

/** What every route outside the contract takes. */
const extraRoute: Pick<ContractCall, 'bodies' | 'isBodyOptional'> = {
  bodies: [
    {
      type: PLAIN_JSON,
      check: () => [],
      taken: (value) => value,
      shown: (value) => value,
      formOf: () => undefined,
      valueOf: (text) => text,
    },
  ],
  isBodyOptional: true,
};

const missing: Check = () => [{ field: '', detail: requestErrorMessages.missing }];

/** Reads a body by its media type: JSON and forms as values, texts as texts, anything else as bytes. */
export async function readBody<World>(
  { bytes, headers, unreadable }: EngineRequest,
  route: EngineRoute<World> | undefined,
): Promise<ReadBody> {
  const { bodies, isBodyOptional } = route && 'call' in route ? route.call : extraRoute;
  const header = headers['content-type']?.toString();
  const none: ReadBody = { body: undefined, unreadable, hasFields: false };
  if (bytes === undefined || unreadable || (bytes.length === 0 && (header === undefined || isBodyOptional)))
    return { ...none, check: isBodyOptional ? undefined : missing };

  const type = mediaTypeOf(header);
  const declared = declaredFor(bodies, type);
  if (!declared) {
    const detail = messages.otherType(bodies.length > 0 ? bodies.map((one) => one.type) : [PLAIN_JSON]);
    return { ...none, unreadable: { status: 415, detail } };
  }
  try {
    const { valueOf, formOf, check, taken } = declared;
    const fields = { ...none, type, hasFields: true, check, taken };
    if (isMultipartForm(type)) return { ...fields, body: formOf(await fieldsOfMultipart(bytes, header)) };
    if (!isTextType(type)) return { ...none, type, body: bytes };
    const text = textOf(bytes, header);
    if (isFormType(type)) return { ...fields, body: formOf(fieldsOfQuery(text)) };
    if (isJsonType(type)) return { ...fields, body: parseJson(text) };
    return /\bxml$/.test(type) ? { ...none, type, body: text } : { ...none, type, body: valueOf(text), check };
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
