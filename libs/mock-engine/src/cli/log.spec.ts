import { stripVTControlCharacters } from 'node:util';
import { fastify } from 'fastify';
import type { LogLevel } from '../config/mock-config.ts';
import type { LoggedRequest } from '../traffic/request-log.ts';
import { logOptions, logRequest } from './log.ts';

const request: LoggedRequest = {
  id: 1,
  at: 0,
  world: 'default',
  method: 'GET',
  url: '/v1/todos/46',
  operationId: 'getTodo',
  status: 200,
  ms: 1.23456,
  appliedRules: [],
  violations: [],
};

function logged(
  level: LogLevel,
  over: Partial<LoggedRequest> = {},
  { isTTY = false, body }: { isTTY?: boolean; body?: unknown } = {},
): string {
  let text = '';
  const { log } = fastify({
    logger: logOptions(level, { isTTY, write: (line) => void (text += line) }),
  });
  logRequest(log, { ...request, ...over }, () => body);
  return stripVTControlCharacters(text);
}

const entry = (level: LogLevel, over: Partial<LoggedRequest> = {}) => JSON.parse(logged(level, over)) as object;

it('logs a request as one line of JSON', () => {
  expect(entry('info')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    level: 'info',
    world: 'default',
    method: 'GET',
    url: '/v1/todos/46',
    operation: 'getTodo',
    status: 200,
    ms: 1.23,
  });
  expect(logged('warn')).toBe('');
});

it.each([{ status: 500 }, { violations: ['response: 0.id: Required'] }])('warns about %j', (over) => {
  expect(entry('warn', over)).toMatchObject({ level: 'warn', ...over });
});

it('logs bodies at level debug only', () => {
  const body = { email: 'ravi@example.org' };
  expect(logged('info', {}, { body })).not.toContain('body');
  expect(JSON.parse(logged('debug', {}, { body }))).toMatchObject({ body });
});

it('logs a readable line on a terminal', () => {
  const line = logged('info', { world: 'priya', status: 503, appliedRules: ['slow-3g'] }, { isTTY: true });
  expect(line).toMatch(
    /^\[\d\d:\d\d:\d\d\] INFO: 503 GET \/v1\/todos\/46 getTodo 1\.23 ms, world priya \(slow-3g\)\n$/,
  );
});
