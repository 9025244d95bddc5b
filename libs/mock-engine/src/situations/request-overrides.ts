import { latencyRule, type Rule, type RuleReading, type Rules } from './rules.ts';

/** Request headers that change what happens to that one request. Names as Node gives them. */
export const overrideHeaders = {
  /** Names of situations, separated by commas. */
  situation: 'x-mock-situation',
  /** Milliseconds, a range or a profile. */
  latency: 'x-mock-latency',
  /** `code=503`, `example=empty`, or both (RFC 7240, as Prism understands it). */
  prefer: 'prefer',
} as const;

type Headers = Readonly<Record<string, string | string[] | undefined>>;
export type Overrides = { ok: true; rules: readonly Rule[] } | { ok: false; detail: string };

const none: Overrides = { ok: true, rules: [] };

/** The rules that a request brings along. Other preferences (`Prefer: respond-async`) are ignored. */
export function readOverrides(headers: Headers, operationId: string | undefined, rules: Rules): Overrides {
  const situation = headers[overrideHeaders.situation];
  const latency = headers[overrideHeaders.latency];
  const prefer = headers[overrideHeaders.prefer];
  if (situation === undefined && latency === undefined && prefer === undefined) return none;

  const readings: RuleReading[] = split(situation).map((name) => rules.situation(name));
  if (latency !== undefined) readings.push(latencyRule(String(latency)));
  if (prefer !== undefined && operationId !== undefined)
    readings.push(...preferred(String(prefer), operationId, rules));

  const asked: Rule[] = [];
  for (const reading of readings) {
    if (!reading.ok) return reading;
    asked.push(reading.rule);
  }
  return { ok: true, rules: asked };
}

function preferred(header: string, operationId: string, rules: Rules): RuleReading[] {
  const given = new Map(
    header.split(/[,;]/).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=').map((text) => text.trim());
      return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')];
    }),
  );
  const code = given.get('code');
  const example = given.get('example');
  if (code === undefined && example === undefined) return [];
  return [rules.forcedAnswer(operationId, Number(code ?? 200), example)];
}

function split(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((text) => text.split(',').map((name) => name.trim()));
}
