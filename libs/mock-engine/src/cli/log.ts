import { styleText } from 'node:util';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../config/mock-config.ts';
import type { LoggedRequest } from '../traffic/request-log.ts';

interface LogOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Options of Fastify's logger: JSON lines, or coloured lines on a terminal. */
export function logOptions(level: LogLevel, output: LogOutput): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    stream: output.isTTY ? terminal(output) : { write: (text) => void output.write(text) },
  };
}

/**
 * Logs one line: a warning for server errors and contract violations.
 *
 * @param bodyOf the request body without its secrets, logged at level debug
 */
export function logRequest(log: FastifyBaseLogger, request: LoggedRequest, bodyOf: () => unknown): void {
  const { world, method, url, operationId, status, ms, appliedRules, violations } = request;
  const isWrong = (status >= 500 && appliedRules.length === 0) || violations.length > 0;
  const body = log.level === 'debug' ? (bodyOf() ?? undefined) : undefined;
  log[isWrong ? 'warn' : 'info']({
    world,
    method,
    url,
    operation: operationId,
    status,
    ms: Math.round(ms * 100) / 100,
    ...(appliedRules.length > 0 && { situation: appliedRules.join(', ') }),
    ...(violations.length > 0 && { violations }),
    ...(body !== undefined && { body }),
  });
}

const colours = { error: 'red', warn: 'yellow', info: 'green', debug: 'blue' } as const;

/** Writes each entry as a line to read; what belongs to no request stands behind it as JSON. */
const terminal = (output: LogOutput) => ({
  write(line: string): void {
    const { time, level, msg, err, status, method, url, operation, ms, world, situation, ...others } = JSON.parse(
      line,
    ) as Record<string, string> & { level: keyof typeof colours; err?: { stack: string } };
    const cause = situation === undefined ? '' : ` (${situation})`;
    const text =
      method === undefined
        ? [msg, err?.stack].filter((part) => part !== undefined).join('\n')
        : `${status} ${method} ${url} ${operation ?? ''} ${ms} ms, world ${world}${cause}`;
    const at = new Date(time ?? '').toTimeString().slice(0, 8);
    const more = Object.keys(others).length > 0 ? ` ${JSON.stringify(others)}` : '';
    output.write(`[${at}] ${styleText(colours[level], level.toUpperCase())}: ${text}${more}\n`);
  },
});
