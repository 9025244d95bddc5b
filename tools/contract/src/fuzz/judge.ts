import type { ValidateFunction } from 'ajv/dist/2020.js';
import { parsedJson } from '../json.ts';
import type { Call, Part } from '../openapi.ts';
import { schemaValidator } from '../schemas/schema-validator.ts';
import { learn, noteWrongPassword, statusesByRule, type KnownShop, type Sent } from './known-shop.ts';
import type { FuzzAnswer } from './running-shop.ts';

/** Stands in openapi.yaml's words: "The body is larger than 64 KiB". */
export const BODY_LIMIT_BYTES = 64 * 1024;

type Refusal = { readonly because: string; readonly statuses: readonly number[] };

/** Where an answer is not what the contract says, by its schemas, the shop's rules and what was answered before. */
export function judge(sent: Sent, answer: FuzzAnswer, known: KnownShop): string[] {
  const { call } = sent;
  const outside = answerFaults(call, answer);
  if (outside.length > 0) return outside;

  const refused = refusals(sent);
  const expected = refused.length > 0 ? refused.flatMap(({ statuses }) => statuses) : statusesByRule(sent, known);
  if (expected.includes(answer.status)) {
    if (call.id === 'login' && answer.status === 401) noteWrongPassword(sent.body, known);
    return answer.status === 200 ? learn(sent, parsedJson(answer.body), known) : [];
  }
  const reason = refused.map(({ because }) => because).join('; ') || 'the contract allows this request';
  return [`${call.id} answered ${answer.status} instead of ${expected.join(' or ')}: ${reason}`];
}

/** What the contract has against a request. One with several faults may be refused for any of them. */
function refusals({ call, path, mediaType = '', bodyText, body, caller }: Sent): Refusal[] {
  const malformed = [400, 422].filter((status) => call.answers.some((answer) => answer.status === status));
  const found: Refusal[] = call.parameters
    .filter(({ name, schema }) => faultsOf(schema, path[name]).length > 0)
    .map(({ name }) => ({ because: `${name} breaks its limits`, statuses: malformed }));
  if (call.needsToken && !caller) found.push({ because: "the token is nobody's", statuses: [401] });
  if (!call.body) return found;

  if (!/^application\/json(\s*;.*)?$/i.test(mediaType)) {
    found.push({ because: `a body as ${JSON.stringify(mediaType)}`, statuses: [415] });
  }
  if (Buffer.byteLength(bodyText) > BODY_LIMIT_BYTES) found.push({ because: 'a body too large', statuses: [413] });
  const [fault] = faultsOf(call.body.schema, body);
  if (fault) found.push({ because: `the body breaks ${fault}`, statuses: malformed });
  return found;
}

/** Where an answer is outside the contract: its status, its media type, its body to the last field, its headers. */
function answerFaults({ id, answers }: Call, { status, headers, body }: FuzzAnswer): string[] {
  const declared = answers.find((answer) => answer.status === status);
  if (status >= 500 || !declared) {
    const why = status >= 500 ? '' : ', which openapi.yaml does not declare';
    return [`${id} answered ${status}${why}: ${beginning(body)}`];
  }
  const [type] = (headers['content-type'] ?? '').split(';');
  const { content } = declared;
  return [
    ...(content && type !== content.type ? [`sent as ${JSON.stringify(type)}, declared as ${content.type}`] : []),
    ...(content ? faultsOf(content.schema, parsedJson(body), true) : body === '' ? [] : [`a body: ${beginning(body)}`]),
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

/** What is wrong with a value, by the contract alone and nothing that is generated from it. */
function faultsOf(schema: Part, value: unknown, isExact = false): string[] {
  const isValid = compiled.get(schema) ?? (isExact ? compileExact : compile)(schema);
  compiled.set(schema, isValid);
  if (isValid(value)) return [];
  return (isValid.errors ?? []).slice(0, 5).map(({ instancePath, message = '', params }) => {
    const extra: unknown = params['additionalProperty'] ?? params['allowedValues'];
    return `${instancePath || 'the body'} ${message}${extra === undefined ? '' : ` (${JSON.stringify(extra)})`}`;
  });
}

const beginning = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
