import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractCall, DeclaredAnswer } from './contract-call.ts';
import type { AttackAnswer } from './exchange.ts';

/** Where an answer is outside the contract: its status, its media type, its body to the last field, its headers. */
export function judgeAnswer({ id, declared }: ContractCall, answer: AttackAnswer, isHead = false): string[] {
  const { status, body } = answer;
  if (status >= 500) return [`${id} answered ${status}: ${beginning(body)}`];

  const promise = declared.get(status);
  if (!promise) return [`${id} answered ${status}, which openapi.yaml does not declare: ${beginning(body)}`];
  const said = isHead ? headBodyFaults(answer) : bodyFaults(promise, answer);
  return [...mediaFaults(promise, answer), ...headerFaults(promise, answer), ...said].map(
    (fault) => `${id} ${status}: ${fault}`,
  );
}

/** An answer to what is no call of the contract: nowhere, or by a method that is not allowed there. */
export function judgeRefusal({ status, headers, body }: AttackAnswer, isHead: boolean): string[] {
  if (status >= 500) return [`a request outside the contract is answered ${status}: ${beginning(body)}`];
  if (status < 400) return [`a request outside the contract is answered ${status}`];
  const { 'content-type': type = '', allow } = headers;
  return [
    ...(type.startsWith('application/problem+json')
      ? []
      : [`${status} comes as ${JSON.stringify(type)}, not as a problem`]),
    ...(status === 405 && allow === undefined ? ['405 does not say what is allowed'] : []),
    ...(isHead || (json(body) as { status?: unknown } | undefined)?.status === status
      ? []
      : [`the problem of a ${status} does not repeat it: ${beginning(body)}`]),
  ];
}

function mediaFaults({ mediaType }: DeclaredAnswer, { headers, body }: AttackAnswer): string[] {
  const [type] = (headers['content-type'] ?? '').split(';');
  if (mediaType === undefined) return body === '' ? [] : [`a body, where none is declared: ${beginning(body)}`];
  return type === mediaType ? [] : [`sent as ${JSON.stringify(type)}, declared as ${mediaType}`];
}

function headerFaults({ headers: declared, isHeader }: DeclaredAnswer, { headers }: AttackAnswer): string[] {
  return Object.entries(declared).flatMap(([name, { type }]) => {
    const text = headers[name];
    if (text === undefined) return [`the header ${name} is missing`];
    const value = type === 'integer' ? Number(text) : text;
    return isHeader[name]?.(value) ? [] : [`the header ${name} is ${JSON.stringify(text)}`];
  });
}

function headBodyFaults({ body }: AttackAnswer): string[] {
  return body === '' ? [] : [`HEAD is answered with a body: ${beginning(body)}`];
}

/** The last body that each declared answer had without a fault: lists come thousands of times. */
const faultless = new WeakMap<DeclaredAnswer, string>();

function bodyFaults(declared: DeclaredAnswer, { body }: AttackAnswer): string[] {
  const { isBody } = declared;
  if (!isBody || faultless.get(declared) === body) return [];
  const value = json(body);
  if (value === undefined) return [`the body is not JSON: ${beginning(body)}`];
  if (!isBody(value)) return faultsOf(isBody);
  faultless.set(declared, body);
  return [];
}

function faultsOf({ errors }: ValidateFunction): string[] {
  return (errors ?? []).slice(0, 5).map(describe);
}

function describe({ instancePath, message = '', params }: ErrorObject): string {
  const extra: unknown = params['additionalProperty'] ?? params['allowedValues'];
  return `${instancePath || 'the body'} ${message}${extra === undefined ? '' : ` (${JSON.stringify(extra)})`}`;
}

export function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const beginning = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
