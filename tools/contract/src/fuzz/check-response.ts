import { parseJson } from '@shop/domain/json/parse-json';
import { readParameters } from '@shop/mock-engine/parameters/read-parameters';
import { firstErrors } from '@shop/mock-engine/schema/check-value';
import { BODY_LIMIT_BYTES, OWN_TOKEN, type GeneratedRequest } from './generated-requests.ts';

export interface Response {
  readonly status: number;
  readonly mediaType: string;
  readonly body: string;
}

/** Statuses that only an invalid request gets, or one that breaks a rule beyond the schema. */
const OF_MALFORMED = [400, 413, 415, 422];
/** A cart that names each product once, and only what is on sale; a PIN code equal to the address's. */
const WITH_FURTHER_RULES = 'createOrder';

/** How a response differs from what openapi.yaml declares for the request; the server checks its body. */
export function checkResponse(request: GeneratedRequest, { status, mediaType, body }: Response): string[] {
  const { id, responses } = request.call;
  const declared = responses.find((response) => response.status === status);
  if (status >= 500 || !declared) return [`${id} responded ${status}, which is not declared: ${body.slice(0, 160)}`];
  const { type = '' } = declared.content ?? {};
  if (mediaType !== type) return [`${id} ${status}: sent as ${JSON.stringify(mediaType)}, declared as ${type}`];

  const refused = refusalsOf(request);
  const isRefused = OF_MALFORMED.includes(status) && id !== WITH_FURTHER_RULES;
  if (refused.length === 0) return isRefused ? [`${id} responded ${status}, but the contract allows this request`] : [];
  const expected = refused.flatMap(({ statuses }) => statuses);
  if (expected.includes(status)) return [];
  const reasons = refused.map(({ because }) => because).join('; ');
  return [`${id} responded ${status} instead of ${expected.join(' or ')}: ${reasons}`];
}

/** Why the contract refuses a request. With several reasons, any of their statuses is right. */
function refusalsOf({ call, path, headers, body = '' }: GeneratedRequest) {
  const malformed = [400, 422].filter((status) => call.responses.some((response) => response.status === status));
  const encoded = Object.entries(path).map(([name, text]) => [name, encodeURIComponent(text)] as const);
  const inPath = readParameters(call, { path: Object.fromEntries(encoded) }).errors;
  const found = inPath.map(({ field }) => ({ because: `${field} breaks its limits`, statuses: malformed }));
  if (call.isSecured && headers['authorization'] !== `Bearer ${OWN_TOKEN}`) {
    found.push({ because: 'the token is invalid', statuses: [401] });
  }
  if (!call.body) return found;

  const { 'content-type': mediaType = '' } = headers;
  if (!/^application\/json(\s*;.*)?$/i.test(mediaType)) {
    found.push({ because: `a body of type ${JSON.stringify(mediaType)}`, statuses: [415] });
  }
  if (Buffer.byteLength(body) > BODY_LIMIT_BYTES) found.push({ because: 'a body too large', statuses: [413] });
  // The server ignores a byte order mark (RFC 8259, section 8.1).
  const [error] = firstErrors(call.body.schema, parseJson(body.replace(/^\ufeff/, '')), { direction: 'request' });
  if (error) found.push({ because: `${error.field || 'the body'}: ${error.detail}`, statuses: malformed });
  return found;
}
