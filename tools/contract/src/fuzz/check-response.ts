import type { ValidateFunction } from 'ajv/dist/2020.js';
import { parsedJson } from '../json.ts';
import type { Call, Part } from '../openapi.ts';
import { schemaValidator } from '../schemas/schema-validator.ts';
import { updateModel, recordWrongPassword, statusesByRule, type ShopModel, type Sent } from './shop-model.ts';
import type { FuzzAnswer } from './fuzz-target.ts';

/** As openapi.yaml says for status 413. */
export const BODY_LIMIT_BYTES = 64 * 1024;

type Rejection = { readonly because: string; readonly statuses: readonly number[] };

/** Faults of a response, by the contract's schemas, the shop's rules and earlier responses. */
export function checkResponse(sent: Sent, answer: FuzzAnswer, model: ShopModel): string[] {
  const { call } = sent;
  const outside = answerFaults(call, answer);
  if (outside.length > 0) return outside;

  const refused = rejectionsOf(sent);
  const expected = refused.length > 0 ? refused.flatMap(({ statuses }) => statuses) : statusesByRule(sent, model);
  if (expected.includes(answer.status)) {
    if (call.id === 'login' && answer.status === 401) recordWrongPassword(sent.body, model);
    return answer.status === 200 ? updateModel(sent, parsedJson(answer.body), model) : [];
  }
  const reason = refused.map(({ because }) => because).join('; ') || 'the contract allows this request';
  return [`${call.id} answered ${answer.status} instead of ${expected.join(' or ')}: ${reason}`];
}

/** Why the contract refuses a request. With several reasons, any of their statuses is right. */
function rejectionsOf({ call, path, mediaType = '', bodyText, body, caller }: Sent): Rejection[] {
  const malformed = [400, 422].filter((status) => call.answers.some((answer) => answer.status === status));
  const found: Rejection[] = call.parameters
    .filter(({ name, schema }) => faultsOf(schema, path[name]).length > 0)
    .map(({ name }) => ({ because: `${name} breaks its limits`, statuses: malformed }));
  if (call.needsToken && !caller) found.push({ because: 'the token is invalid', statuses: [401] });
  if (!call.body) return found;

  if (!/^application\/json(\s*;.*)?$/i.test(mediaType)) {
    found.push({ because: `a body of type ${JSON.stringify(mediaType)}`, statuses: [415] });
  }
  if (Buffer.byteLength(bodyText) > BODY_LIMIT_BYTES) found.push({ because: 'a body too large', statuses: [413] });
  const [fault] = faultsOf(call.body.schema, body);
  if (fault) found.push({ because: `the body breaks ${fault}`, statuses: malformed });
  return found;
}

/** Where a response violates the contract: status, media type, exact body, headers. */
function answerFaults({ id, answers }: Call, { status, headers, body }: FuzzAnswer): string[] {
  const declared = answers.find((answer) => answer.status === status);
  if (status >= 500 || !declared) {
    const why = status >= 500 ? '' : ', which openapi.yaml does not declare';
    return [`${id} answered ${status}${why}: ${excerpt(body)}`];
  }
  const [type] = (headers['content-type'] ?? '').split(';');
  const { content } = declared;
  return [
    ...(content && type !== content.type ? [`sent as ${JSON.stringify(type)}, declared as ${content.type}`] : []),
    ...(content ? faultsOf(content.schema, parsedJson(body), true) : body === '' ? [] : [`a body: ${excerpt(body)}`]),
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

const excerpt = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
