import { z } from 'zod';

import { isSendable } from '../http/http.ts';
import { MAX_LATENCY_MS } from './latency.ts';
import { situationMessages as messages } from './situations.messages.ts';

const headers = z
  .record(z.string(), z.string())
  .superRefine((given, context) => {
    for (const [name, value] of Object.entries(given))
      if (!isSendable(name, value)) context.addIssue({ code: 'custom', path: [name], message: messages.header });
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

const texts = z.record(z.string(), z.string()).optional();

/** A response that is edited without code, for an operation or some of its requests. */
export const override = z
  .strictObject({
    operation: z.string().describe('An operationId, or method and path such as `GET /todos/{id}`.'),
    when: z
      .strictObject({
        path: texts.describe('Values of path parameters.'),
        query: texts.describe('Values of query parameters.'),
        body: z.record(z.string(), z.unknown()).optional().describe('Values of fields, such as `address.city`.'),
      })
      .optional()
      .describe('The requests that it affects; all of the operation without it.'),
    status: z.int().min(200).max(599).optional(),
    example: z.string().optional().describe('An example of the contract; the first of the status by default.'),
    headers: headers.optional(),
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
