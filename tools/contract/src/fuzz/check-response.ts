import type { ValidateFunction } from 'ajv/dist/2020.js';
import { parsedJson } from '../json.ts';
import type { Call } from '@shop/mock-engine/openapi/calls';
import type { Part } from '@shop/mock-engine/openapi/document';
import { schemaValidator } from '../schemas/schema-validator.ts';
import { BODY_LIMIT_BYTES, OWN_TOKEN, type GeneratedRequest } from './generated-requests.ts';

export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>;
  readonly body: string;
}

/** Statuses that only a faulty request gets, or one that breaks a rule beyond the schema. */
const OF_MALFORMED = [400, 413, 415, 422];
/** A cart that names each product once, and only what is on sale; a PIN code equal to the address's. */
const WITH_FURTHER_RULES = 'createOrder';

/** How a response differs from what openapi.yaml declares for the request. */
export function checkResponse(request: GeneratedRequest, response: Response): string[] {
  const { call } = request;
  const undeclared = undeclaredIn(call, response);
  if (undeclared.length > 0) return undeclared;

  const refused = refusalsOf(request);
  const isRefused = OF_MALFORMED.includes(response.status) && call.id !== WITH_FURTHER_RULES;
  if (refused.length === 0) {
    return isRefused ? [`${call.id} answered ${response.status}, but the contract allows this request`] : [];
  }
  const expected = refused.flatMap(({ statuses }) => statuses);
  if (expected.includes(response.status)) return [];
  const reasons = refused.map(({ because }) => because).join('; ');
  return [`${call.id} answered ${response.status} instead of ${expected.join(' or ')}: ${reasons}`];
}

/** Why the contract refuses a request. With several reasons, any of their statuses is right. */
function refusalsOf({ call, path, headers, body = '' }: GeneratedRequest) {
  const malformed = [400, 422].filter((status) => call.answers.some((answer) => answer.status === status));
  const found = call.parameters
    .filter(({ name, schema }) => faultsOf(schema, path[name]).length > 0)
    .map(({ name }) => ({ because: `${name} breaks its limits`, statuses: malformed }));
  if (call.needsToken && headers['authorization'] !== `Bearer ${OWN_TOKEN}`) {
    found.push({ because: 'the token is invalid', statuses: [401] });
  }
  if (!call.body) return found;

  const { 'content-type': mediaType = '' } = headers;
  if (!/^application\/json(\s*;.*)?$/i.test(mediaType)) {
    found.push({ because: `a body of type ${JSON.stringify(mediaType)}`, statuses: [415] });
  }
  if (Buffer.byteLength(body) > BODY_LIMIT_BYTES) found.push({ because: 'a body too large', statuses: [413] });
  const [fault] = faultsOf(call.body.schema, parsedJson(body));
  if (fault) found.push({ because: `the body breaks ${fault}`, statuses: malformed });
  return found;
}

/** Where a response violates the contract: status, media type, exact body, headers. */
function undeclaredIn({ id, answers }: Call, { status, headers, body }: Response): string[] {
  const declared = answers.find((answer) => answer.status === status);
  if (status >= 500 || !declared) return [`${id} answered ${status}, which is not declared: ${body.slice(0, 160)}`];

  const [type] = String(headers['content-type'] ?? '').split(';');
  const { content } = declared;
  return [
    ...(content && type !== content.type ? [`sent as ${JSON.stringify(type)}, declared as ${content.type}`] : []),
    ...(content ? faultsOf(content.schema, parsedJson(body), true) : body === '' ? [] : ['a body, declared without']),
    ...[...declared.headers].flatMap(([name, schema]) => {
      const text = headers[name];
      if (text === undefined) return [`the header ${name} is missing`];
      const value = schema.node.type === 'integer' ? Number(text) : text;
      return faultsOf(schema, value).map((fault) => `the header ${name}: ${fault}`);
    }),
  ].map((fault) => `${id} ${status}: ${fault}`);
}

const compile = schemaValidator();
const compileExact = schemaValidator({ areObjectsClosed: true });
const compiled = new WeakMap<Part, ValidateFunction>();

/** Faults of a value, by the contract itself and not by generated validators. */
function faultsOf(schema: Part, value: unknown, isExact = false): string[] {
  const isValid = compiled.get(schema) ?? (isExact ? compileExact : compile)(schema);
  compiled.set(schema, isValid);
  if (isValid(value)) return [];
  return (isValid.errors ?? []).slice(0, 5).map(({ instancePath, message = '', params }) => {
    const extra: unknown = params['additionalProperty'] ?? params['allowedValues'];
    return `${instancePath || 'the body'} ${message}${extra === undefined ? '' : ` (${JSON.stringify(extra)})`}`;
  });
}
