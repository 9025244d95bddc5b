import type { Contract } from '../document/contract.ts';
import { secretFieldsOf } from '../schema/direction.ts';
import { printJson } from '../store/exact-json.ts';

/** Headers and bodies of a request and its response, without secrets. */
export interface Details {
  /** A JSON value, or its beginning as text when it is long; null without a body. */
  readonly request: unknown;
  readonly response: unknown;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly responseHeaders: Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Headers and bodies with their secrets. */
export interface SentDetails {
  readonly operationId: string | undefined;
  readonly request: unknown;
  readonly response: unknown;
  readonly requestHeaders: Headers;
  readonly responseHeaders: Headers;
  /** The response is a list that stays the same. */
  readonly isCacheable?: boolean | undefined;
}

/** In characters of JSON; enough for a list of a hundred records. */
export const KEPT_LENGTH = 64 * 1024;

/** What the request log shows of a request; a cacheable list is whole, because many requests share it. */
export function maskedDetails(contract: Contract, sent: SentDetails): Details {
  const { masks } = contract;
  const secretFields = secretFieldsOf(contract, sent.operationId);
  const forLog = (body: unknown, isWhole = false): unknown => {
    if (body === undefined || body === null) return null;
    const masked = masks.body(body, secretFields);
    const json = isWhole ? '' : printJson(masked);
    return json.length > KEPT_LENGTH ? beginningOf(json) : masked;
  };
  return {
    request: forLog(sent.request),
    response: forLog(sent.response, sent.isCacheable),
    requestHeaders: masks.headers(sent.requestHeaders),
    responseHeaders: masks.headers(sent.responseHeaders),
  };
}

/** Through bytes: a slice would keep the whole text in memory. */
function beginningOf(json: string): string {
  const beginning = new TextDecoder().decode(new TextEncoder().encode(json.slice(0, KEPT_LENGTH)));
  return `${beginning}… [cut off: ${beginning.length} of ${json.length} characters are kept]`;
}
