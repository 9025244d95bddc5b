import { z } from 'zod';
import type { Call, Contract } from '../document/calls.ts';
import type { ApiResponse } from '../http/call.ts';
import { isSendableHeader } from '../http/http.ts';
import type { Random } from '../store/sources.ts';
import { situationMessages as messages } from './situations.messages.ts';

// What goes wrong on purpose: a situation by name, an edited response (an override), a latency, a recording. Each is a rule
// with a scope and an effect. `rules.ts` makes rules from names, headers and stored data, and keeps those that are active
// in a world; of several the one that was switched on last wins.

/** A request as situations match it, not validated yet. */
export interface FaultTarget {
  /** The one that the request is handled by. */
  readonly contract: Contract;
  readonly operationId?: string | undefined;
  /** Undefined outside the contract, as the id. */
  readonly call?: Call | undefined;
  /** Path inside the world, without the query. */
  readonly path: string;
  readonly query?: string | undefined;
  /** Path parameters by name. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The same as they were sent. */
  readonly encoded?: Readonly<Record<string, string>>;
  /** Read by its media type; undefined when there was none. */
  readonly body?: unknown;
  /** The body, decompressed. */
  readonly bytes?: Uint8Array | undefined;
  /** Why the body could not be read; it can then not be forwarded or found in a recording. */
  readonly unreadable?: object | undefined;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  /** Makes a secret that is valid in the world, in place of a recorded one. */
  readonly secretFor?: ((field: string) => Promise<string | undefined> | undefined) | undefined;
}

/** How the connection breaks instead of a response. */
export type ConnectionFault = 'reset' | 'empty' | 'garbage';

/** What a situation does to the requests in its scope. */
export interface FaultEffect {
  /** Replaces the operation's response; undefined to call the operation. */
  readonly respond?: (target: FaultTarget) => ApiResponse | undefined | Promise<ApiResponse | undefined>;
  /** Edits the response, of the operation or another rule. */
  readonly change?: (response: ApiResponse, target: FaultTarget) => ApiResponse;
  readonly latency?: Latency;
  /** Throttles the response body. */
  readonly bytesPerSecond?: number;
  readonly connection?: ConnectionFault;
  /** Affects one request in so many, by the world's random source. */
  readonly oneIn?: number;
  /** A response variant, defined by the extra route. */
  readonly variant?: string | undefined;
}

/** The affected requests: calls, paths outside the contract, or all of the world without any of these. */
export interface FaultScope {
  readonly calls?: readonly string[];
  readonly path?: RegExp;
  /** Matches by the request alone. */
  readonly matches?: (target: FaultTarget) => boolean;
}

/** A named failure with its scope, effect and title. */
export interface Situation extends FaultScope, FaultEffect {
  readonly group: string;
  readonly title: string;
}

/** Something that can be switched on: a situation, a forced response, a latency, a recording. */
export interface Rule extends FaultScope, FaultEffect {
  /** The situation's name, or for example `getTodo:503` or `latency:250`; unique among the active rules. */
  readonly id: string;
  readonly title: string;
  /** Requests until it is switched off automatically. */
  readonly times?: number | undefined;
  /** What it is created from after a restart; without it the rule is not stored. */
  readonly source?: RuleSource | undefined;
  /** What of it a copy must not share; omitted by stateless rules. */
  readonly renew?: () => FaultEffect;
}

/** What was switched on, as plain data. */
export type RuleSource = FaultSource | { readonly recording: object; readonly isStrict: boolean };

export type FaultSource =
  | { readonly situation: string }
  | { readonly latency: string }
  | (Override & { readonly id?: string | undefined });

/** Delay of a response in milliseconds, uniformly distributed. */
export interface Latency {
  readonly min: number;
  readonly max: number;
}

/** Browsers do not wait longer. */
const MAX_LATENCY_MS = 300_000;

/** Latencies by name. */
export const latencyProfiles = {
  office: { min: 5, max: 30 },
  '4g': { min: 40, max: 120 },
  '3g': { min: 150, max: 400 },
  satellite: { min: 550, max: 750 },
} as const satisfies Record<string, Latency>;

/**
 * @param text `250`, `100-400` (milliseconds) or a profile's name
 * @returns undefined when it is none of these
 */
export function readLatency(text: string): Latency | undefined {
  if (Object.hasOwn(latencyProfiles, text)) return latencyProfiles[text as keyof typeof latencyProfiles];
  const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (from === undefined) return undefined;
  const latency = { min: Number(from), max: Number(to) };
  return latency.min <= latency.max && latency.max <= MAX_LATENCY_MS ? latency : undefined;
}

/** @returns milliseconds */
export function drawLatency({ min, max }: Latency, random: Random): number {
  return min === max ? min : Math.round(min + (max - min) * randomFraction(random));
}

/** A number from 0 to 1, excluding 1. */
export function randomFraction(random: Random): number {
  const [high = 0, low = 0] = random.bytes(2);
  return (high * 256 + low) / 65_536;
}

const responseHeaders = z
  .record(z.string(), z.string())
  .superRefine((given, context) => {
    for (const [name, value] of Object.entries(given))
      if (!isSendableHeader(name, value)) context.addIssue({ code: 'custom', path: [name], message: messages.header });
  })
  .describe('Replaces these headers of the response.');

/** Ids of other rules, which no override may have. */
export const reservedId = /^(latency:|recording:|real-api$)/;

/** Number of requests. */
export const times = z
  .int()
  .min(1)
  .max(1_000_000)
  .optional()
  .describe('Number of requests; without it until switched off.');

const textRecord = z.record(z.string(), z.string()).optional();

/** A response that is edited without code, for an operation or some of its requests. */
export const override = z
  .strictObject({
    operation: z.string().describe('An operationId, or method and path such as `GET /todos/{id}`.'),
    when: z
      .strictObject({
        path: textRecord.describe('Values of path parameters.'),
        query: textRecord.describe('Values of query parameters.'),
        body: z.record(z.string(), z.unknown()).optional().describe('Values of fields, such as `address.city`.'),
      })
      .optional()
      .describe('The requests that it affects; all of the operation without it.'),
    status: z.int().min(200).max(599).optional(),
    example: z.string().optional().describe('An example of the contract; the first of the status by default.'),
    headers: responseHeaders.optional(),
    body: z.unknown().optional().describe('Replaces the body.'),
    patch: z.unknown().optional().describe('Changes fields of the body that the operation responds (RFC 7396).'),
    delay: z.int().min(0).max(MAX_LATENCY_MS).optional().describe('Milliseconds.'),
    times,
  })
  .superRefine(({ body, patch }, context) => {
    if (body !== undefined && patch !== undefined)
      context.addIssue({ code: 'custom', path: ['patch'], message: messages.bodyOrPatch });
  })
  .describe('An edited response of an operation.');

export type Override = z.output<typeof override>;
