import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractCall } from './contract-call.ts';
import { json } from './judge-answer.ts';
import type { KnownShop } from './known-shop.ts';
import { statusesByRule } from './shop-rules.ts';

/** Stands in openapi.yaml's words: "The body is larger than 64 KiB". */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** The parts of a request that decide what it is answered. */
export interface CallParts {
  readonly path: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly mediaType: string | undefined;
  readonly bodyText: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** Path and query. */
  readonly url: string;
}

export interface Expectation {
  readonly statuses: readonly number[];
  /** Why it is refused; empty when the contract allows it. */
  readonly refusals: readonly string[];
}

/** What the contract says a call is answered. One with several faults may be refused for any of them. */
export function expectedStatuses(
  call: ContractCall,
  parts: CallParts,
  shop: KnownShop,
  isOffice: ValidateFunction,
): Expectation {
  const faults = [...tokenFaults(call, parts, shop), ...pathFaults(call, parts), ...bodyFaults(call, parts)];
  if (faults.length > 0) {
    return { statuses: faults.flatMap(({ statuses }) => statuses), refusals: faults.map(({ because }) => because) };
  }

  const version = shop.versions.get(parts.url);
  const isKnown = parts.ifNoneMatch !== undefined && [version, '*'].includes(parts.ifNoneMatch);
  if (isKnown && call.declared.has(304)) return { statuses: [304], refusals: [] };

  const body = parts.bodyText === undefined ? undefined : readJson(parts.bodyText);
  return { statuses: statusesByRule(call.id, { path: parts.path, body, shop, isOffice }), refusals: [] };
}

interface Fault {
  because: string;
  statuses: number[];
}

/** The token that a header carries, as RFC 6750 has it; the scheme's case does not matter. */
export function tokenIn(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

function tokenFaults({ isBearer }: ContractCall, { authorization }: CallParts, { tokens }: KnownShop): Fault[] {
  if (!isBearer || tokens.has(tokenIn(authorization) ?? '')) return [];
  return [{ because: `the token of ${JSON.stringify(authorization)} is nobody's`, statuses: [401] }];
}

function pathFaults(call: ContractCall, { path }: CallParts): Fault[] {
  return call.parameters
    .filter(({ name }) => !call.isParameter[name]?.(path[name]))
    .map(({ name }) => ({ because: `${name} breaks its limits`, statuses: malformed(call) }));
}

function bodyFaults(call: ContractCall, { bodyText = '', mediaType }: CallParts): Fault[] {
  const { isRequestBody } = call;
  if (!isRequestBody) return [];
  const faults: Fault[] = [];
  const isJson = /^application\/json(\s*;.*)?$/i.test(mediaType ?? '');

  if (!isJson) faults.push({ because: `a body as ${JSON.stringify(mediaType)}`, statuses: [415] });
  if (Buffer.byteLength(bodyText) > BODY_LIMIT_BYTES) faults.push({ because: 'a body too large', statuses: [413] });
  const value = readJson(bodyText);
  if (value === undefined) faults.push({ because: 'a body that is not JSON', statuses: malformed(call) });
  else if (!isRequestBody(value))
    faults.push({ because: `the body breaks ${brokenRule(isRequestBody)}`, statuses: malformed(call) });
  return faults;
}

function brokenRule({ errors }: ValidateFunction): string {
  const [first] = errors ?? [];
  return first ? `${first.instancePath || 'its shape'}: ${first.message}` : 'its schema';
}

function malformed({ declared }: ContractCall): number[] {
  return [400, 422].filter((status) => declared.has(status));
}

/** A byte order mark before JSON may be ignored (RFC 8259, section 8.1). */
function readJson(text: string): unknown {
  return json(text.replace(/^\ufeff/, ''));
}
