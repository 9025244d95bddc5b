import { masked, maskedUrl } from '../traffic/mask.ts';
import type { LogEntry } from './logger.ts';

/** What is logged of a request that was answered. Headers, where the token is, are no part of it. */
export interface LoggedRequest {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly world: string;
  readonly method: string;
  readonly url: string;
  readonly operationId: string | undefined;
  readonly status: number;
  readonly ms: number;
  readonly because: readonly string[];
  readonly violations: readonly string[];
  /** The body; at the most talkative level it is logged, with its secrets covered. */
  readonly request?: unknown;
}

/** How much a request's entry matters: a warning when the server failed by itself or the contract was broken. */
export function requestLevel({ status, because, violations }: LoggedRequest): 'warn' | 'info' {
  const isFault = status >= 500 && because.length === 0;
  return isFault || violations.length > 0 ? 'warn' : 'info';
}

/** One entry for each request. */
export function requestEntry(request: LoggedRequest, { withBody = false } = {}): LogEntry {
  const { at, world, method, url, operationId, status, ms, because, violations } = request;
  return {
    time: at,
    level: requestLevel(request),
    world,
    method,
    url: maskedUrl(url),
    operation: operationId,
    status,
    ms: Math.round(ms * 100) / 100,
    ...(because.length > 0 ? { situation: because.join(', ') } : {}),
    ...(violations.length > 0 ? { violations } : {}),
    ...(withBody && request.request !== undefined && request.request !== null ? { body: masked(request.request) } : {}),
  };
}
