import { latencyRule, type Rule, type RuleReading, type Rules } from './rules.ts';

/** Headers that override the response to one request. Names as in Node. */
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

/** The rules in a request's headers. Other preferences (`Prefer: respond-async`) are ignored. */
export function readOverrides(headers: Headers, operationId: string | undefined, rules: Rules): Overrides {
  const situation = headers[overrideHeaders.situation];
  const latency = headers[overrideHeaders.latency];
  const prefer = headers[overrideHeaders.prefer];
  if (situation === undefined && latency === undefined && prefer === undefined) return none;

  const readings: RuleReading[] = split(situation).map((name) => rules.situation(name));
  if (latency !== undefined) readings.push(latencyRule(String(latency)));
  if (prefer !== undefined && operationId !== undefined)
    readings.push(...preferred(String(prefer), operationId, rules));

  const requested: Rule[] = [];
  for (const reading of readings) {
    if (!reading.ok) return reading;
    requested.push(reading.rule);
  }
  return { ok: true, rules: requested };
}

function preferred(header: string, operationId: string, rules: Rules): RuleReading[] {
  const preferences = new Map(
    header.split(/[,;]/).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=').map((text) => text.trim());
      return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')];
    }),
  );
  const code = preferences.get('code');
  const example = preferences.get('example');
  if (code === undefined && example === undefined) return [];
  return [rules.forcedResponse(operationId, Number(code ?? 200), example)];
}

function split(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((text) => text.split(',').map((name) => name.trim()));
}
