import { stripVTControlCharacters } from 'node:util';

import { maskedUrl } from '../traffic/mask.ts';
import { jsonLine, terminalLine } from './log-formats.ts';
import { createLogger, logLevels, type LogEntry, type LogLevel } from './logger.ts';
import { requestEntry, type LoggedRequest } from './request-entry.ts';

const request: LoggedRequest = {
  at: Date.UTC(2026, 0, 5, 4, 30),
  world: 'default',
  method: 'GET',
  url: '/api/v1/get-product/s-46',
  operationId: 'getProduct',
  status: 200,
  ms: 1.23456,
  because: [],
  violations: [],
};

function logger(level: LogLevel) {
  const writes: string[] = [];
  return {
    ...createLogger({ level, format: ({ message }) => String(message), write: (text) => writes.push(text) }),
    writes,
  };
}

const entry = (level: LogEntry['level'], message: string = level): LogEntry => ({ level, time: 0, message });

describe('the log', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each<[LogLevel, string[]]>([
    ['silent', []],
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['debug', ['error', 'warn', 'info', 'debug']],
  ])('says at %s only %j', (level, said) => {
    const { writes, ...log } = logger(level);
    for (const one of logLevels) if (one !== 'silent') log.log(entry(one));
    log.flush();
    expect(writes.join('').split('\n').filter(Boolean)).toEqual(said);
  });

  it('writes many lines at once, a moment later', () => {
    const { writes, ...log } = logger('info');
    for (let line = 0; line < 100; line += 1) log.log(entry('info'));
    expect(writes).toEqual([]);
    jest.runAllTimers();
    expect(writes).toEqual(['info\n'.repeat(100)]);
  });

  it('writes errors at once, and what came before them first', () => {
    const { writes, ...log } = logger('info');
    log.log(entry('info'));
    log.log(entry('error'));
    expect(writes).toEqual(['info\nerror\n']);
  });

  it('does not let lines pile up', () => {
    const { writes, ...log } = logger('info');
    for (let line = 0; line < 100; line += 1) log.log(entry('info', 'x'.repeat(1000)));
    expect(writes).toHaveLength(1);
  });
});

describe('a request in the log', () => {
  it('is one line of JSON that says who, what, how and how long', () => {
    expect(JSON.parse(jsonLine(requestEntry(request)))).toEqual({
      time: '2026-01-05T04:30:00.000Z',
      level: 'info',
      world: 'default',
      method: 'GET',
      url: '/api/v1/get-product/s-46',
      operation: 'getProduct',
      status: 200,
      ms: 1.23,
    });
  });

  it('names the situation that made it so, which is no fault', () => {
    expect(requestEntry({ ...request, status: 503, because: ['catalogue-down'] })).toMatchObject({
      level: 'info',
      situation: 'catalogue-down',
    });
  });

  it('is a warning when the server failed by itself, or the contract was broken', () => {
    expect(requestEntry({ ...request, status: 500 }).level).toBe('warn');
    const broken = requestEntry({ ...request, violations: ['answer: 0.id: Required'] });
    expect(broken).toMatchObject({ level: 'warn', violations: ['answer: 0.id: Required'] });
  });

  it.each([
    ['/customer/bill-print/rcpt_secret?x=1', '/customer/bill-print/***?x=1'],
    ['/__world/a/customer/bill-print/rcpt_secret', '/__world/a/customer/bill-print/***'],
    ['/api/user?token=secret&page=2', '/api/user?token=***&page=2'],
    ['/x?a=1&payment_signature=secret', '/x?a=1&payment_signature=***'],
    ['/api/v1/orders', '/api/v1/orders'],
  ])('has no secret of its address: %s', (url, safe) => {
    expect(maskedUrl(url)).toBe(safe);
    expect(requestEntry({ ...request, url }).url).toBe(safe);
  });

  it('has a body at the most talkative level only, and none of its secrets', () => {
    const login = { ...request, request: { email: 'ravi@example.org', password: 'ashwagandha' } };
    expect(requestEntry(login)).not.toHaveProperty('body');
    expect(requestEntry(login, { withBody: true })).toMatchObject({
      body: { email: 'ravi@example.org', password: expect.not.stringContaining('ash') as string },
    });
  });

  it('is easily read at a terminal', () => {
    const line = (over: Partial<LoggedRequest>) =>
      stripVTControlCharacters(terminalLine(requestEntry({ ...request, ...over })));
    expect(line({})).toMatch(/^\d\d:\d\d:\d\d 200 GET {2}\/api\/v1\/get-product\/s-46 getProduct 1\.23 ms$/);
    expect(line({ world: 'checkout-3', status: 503, because: ['slow-3g'] })).toMatch(
      / 503 .* world checkout-3 because slow-3g$/,
    );
    expect(stripVTControlCharacters(terminalLine({ ...entry('error', 'It broke'), call: 'GET /x' }))).toMatch(
      /^\d\d:\d\d:\d\d error It broke call=GET \/x$/,
    );
  });
});
