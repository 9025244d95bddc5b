import { Writable } from 'node:stream';

import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { pino } from 'pino';
import pretty from 'pino-pretty';

import type { Masks } from '../contract/mask.ts';
import type { Exchange } from '../request-log/request-log.ts';

/** Log levels; each includes those before it. */
export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A logged request, without headers because they contain the token. */
export type LoggedRequest = Pick<
  Exchange,
  'world' | 'method' | 'url' | 'operationId' | 'status' | 'ms' | 'because' | 'violations'
>;

interface LogOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Options of Fastify's logger: JSON lines, or coloured lines on a terminal; secrets in bodies are masked. */
export function logOptions(
  level: LogLevel,
  output: LogOutput,
  masks: Masks,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { body: masks.body },
    stream: output.isTTY ? terminal(output) : { write: (text) => void output.write(text) },
  };
}

/**
 * Logs one line: a warning for server errors and contract violations.
 *
 * @param body the request body, logged at level debug
 */
export function logRequest(log: FastifyBaseLogger, request: LoggedRequest, body: unknown): void {
  const { world, method, url, operationId, status, ms, because, violations } = request;
  const isWrong = (status >= 500 && because.length === 0) || violations.length > 0;
  const hasBody = log.level === 'debug' && body !== undefined && body !== null;
  log[isWrong ? 'warn' : 'info']({
    world,
    method,
    url,
    operation: operationId,
    status,
    ms: Math.round(ms * 100) / 100,
    ...(because.length > 0 && { situation: because.join(', ') }),
    ...(violations.length > 0 && { violations }),
    ...(hasBody && { body }),
  });
}

const terminal = (output: LogOutput) =>
  pretty({
    colorize: true,
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
    ignore: 'world,method,url,operation,status,ms,situation',
    messageFormat: (entry, messageKey) => {
      const { status, method, url, operation = '', ms, world, situation } = entry as Record<string, string>;
      if (method === undefined) return String(entry[messageKey]);
      const because = situation === undefined ? '' : ` (${situation})`;
      return `${status} ${method} ${url} ${operation} ${ms} ms, world ${world}${because}`;
    },
    destination: new Writable({
      write: (text: Buffer, _encoding, done) => {
        output.write(text.toString());
        done();
      },
    }),
  });
