import type { OperationId } from '@shop/api-contract/operation';

import { forcedAnswerRule, latencyRule, situationRule, type Rule, type RuleReading } from './rule.ts';

/** Request headers that ask for something special for that one request. Names as Node gives them. */
export const wishHeaders = {
  /** Names of situations, with commas between. */
  situation: 'x-mock-situation',
  /** Milliseconds, a range or a profile. */
  latency: 'x-mock-latency',
  /** `code=503`, `example=empty`, or both (RFC 7240, as Prism understands it). */
  prefer: 'prefer',
} as const;

type Headers = Readonly<Record<string, string | string[] | undefined>>;
export type Wishes = { ok: true; rules: readonly Rule[] } | { ok: false; detail: string };

const none: Wishes = { ok: true, rules: [] };

/** What a request asks for itself. Another tool's preferences (`Prefer: respond-async`) are none of ours. */
export function readWishes(headers: Headers, operationId: OperationId | undefined): Wishes {
  const situation = headers[wishHeaders.situation];
  const latency = headers[wishHeaders.latency];
  const prefer = headers[wishHeaders.prefer];
  if (situation === undefined && latency === undefined && prefer === undefined) return none;

  const readings: RuleReading[] = split(situation).map(situationRule);
  if (latency !== undefined) readings.push(latencyRule(String(latency)));
  if (prefer !== undefined && operationId !== undefined) readings.push(...preferred(String(prefer), operationId));

  const rules: Rule[] = [];
  for (const reading of readings) {
    if (!reading.ok) return reading;
    rules.push(reading.rule);
  }
  return { ok: true, rules };
}

function preferred(header: string, operationId: OperationId): RuleReading[] {
  const given = new Map(
    header.split(/[,;]/).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=').map((text) => text.trim());
      return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')];
    }),
  );
  const code = given.get('code');
  const example = given.get('example');
  if (code === undefined && example === undefined) return [];
  return [forcedAnswerRule(operationId, Number(code ?? 200), example)];
}

function split(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((text) => text.split(',').map((name) => name.trim()));
}
