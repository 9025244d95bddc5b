import type { Call, Content, DeclaredResponse } from '../document/calls.ts';
import { forStatus, type ApiResponse } from '../http/call.ts';
import { requestErrorMessages } from '../http/contract.messages.ts';
import { isJsonType, isProblemType, parseMediaType } from '../http/http.ts';
import { isEqual } from '../http/json.ts';
import type { ProblemField } from '../http/problem.ts';
import { firstErrors } from '../schema/check-value.ts';
import { examplesOf } from './example-values.ts';
import { concreteType, isXmlType } from './write-body.ts';

/** Examples of a response by name; the first one is the default. */
export const responseExamples = (declared: DeclaredResponse | undefined): Record<string, unknown> =>
  Object.fromEntries(declared?.contents.toReversed().flatMap((one) => [...examplesOf(one)]) ?? []);

/** Whether an author describes a body, by a schema or an example. */
const isDescribed = (content: Content): boolean =>
  examplesOf(content).size > 0 || Object.keys(content.schema.node).length > 0 || 'itemSchema' in content.part.node;

function responseBodyErrors({ content }: DeclaredResponse, body: unknown): readonly ProblemField[] {
  if (!content || !isJsonType(content.type)) return [];
  return firstErrors(content.schema, body, { isExact: content.schema.isExact, direction: 'response' });
}

/** Whether a value that belongs to the first media type can be sent in another one; its example only for the same schema. */
export function canSendAs({ content: first }: DeclaredResponse, other: Content, value: unknown, isExample: boolean) {
  const { type, schema } = other;
  const examples = [...examplesOf(other).values()];
  const isStructured = (isJsonType(type) || isXmlType(type)) && !examples.some((one) => typeof one === 'string');
  if (!isStructured) return false;
  const isSameSchema = isEqual(schema.node, first?.schema.node);
  if (isExample && (examples.length > 0 || !isSameSchema)) return false;
  return firstErrors(schema, value, { isExact: !isSameSchema, direction: 'response' }).length === 0;
}

/** What a call declares for the server's own 4xx and 5xx; `default` is one only beside a success. */
function declaredError({ byStatus }: Call, status: number): DeclaredResponse | undefined {
  const declared = forStatus(byStatus, status);
  const hasSuccess = Object.keys(byStatus).some((name) => name.startsWith('2'));
  return declared === byStatus['default'] && !hasSuccess ? undefined : declared;
}

/** A problem as the call declares its status: the declared body, or the problem itself where that fits or none is declared. */
export function inDeclaredShape(call: Call, response: ApiResponse): ApiResponse {
  const declared = declaredError(call, response.status);
  if (!declared?.content || !isDescribed(declared.content)) return { ...response, media: 'problem' };
  const fits = isProblemType(declared.content.type) && responseBodyErrors(declared, response.body).length === 0;
  return { ...response, media: undefined, ...(!fits && { body: undefined, declared: {} }) };
}

/** Contract violations of a response. @param allowed the detail of errors that do not count */
export function checkResponse(
  { id, byStatus }: Pick<Call, 'id' | 'byStatus'>,
  status: number,
  body: unknown,
  allowed?: string,
): readonly string[] {
  const declared = forStatus(byStatus, status);
  if (!declared) return [`response: the contract does not declare ${status} for ${id}`];
  const found = responseBodyErrors(declared, body).filter(({ detail }) => detail !== allowed);
  return found.map(({ field, detail }) => `response: ${field || 'body'}: ${detail}`);
}

/**
 * Contract violations of a real API's response, which may have more fields than the contract.
 *
 * @param mediaType the response's Content-Type
 */
export function checkRealResponse(
  call: Call,
  { status, body, mediaType }: { status: number; body: unknown; mediaType: string },
): readonly string[] {
  const violations = checkResponse(call, status, body, requestErrorMessages.unknown);
  const { content } = forStatus(call.byStatus, status) ?? {};
  if (!content) return violations;
  const [sent, wanted] = [mediaType.split(';')[0]?.trim() ?? '', parseMediaType(concreteType(content.type))];
  if (sent.toLowerCase() === wanted) return violations;
  return [`response: sent as ${JSON.stringify(sent)}, declared as ${wanted}`, ...violations];
}
