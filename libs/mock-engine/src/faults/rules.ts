import type { Contract, CurrentContract } from '../document/contract.ts';
import { remembered } from '../document/lazy.ts';
import { HttpError } from '../http/problem.ts';
import { readLatency, type FaultSource, type Rule, type Situation, type Override } from './fault.ts';
import { overrideErrors, overrideRule, type OverrideRule } from './override-rule.ts';
import { situationMessages as messages } from './situations.messages.ts';

/** Creates rules from the contract and its situations. */
export type Rules = ReturnType<typeof createRules>;

/** By name, or how they follow from a contract. */
export type Situations =
  | Readonly<Record<string, Situation>>
  | ((contract: Contract) => Readonly<Record<string, Situation>>);

/** Delays every response of a world. @param text see {@link readLatency} @throws HttpError */
export function latencyRule(text: string): Rule {
  const latency = readLatency(text);
  if (!latency) throw new HttpError(400, messages.latency);
  return { id: `latency:${text}`, title: `Latency ${text}`, latency, source: { latency: text } };
}

export function createRules(current: CurrentContract, given: Situations) {
  const situationsOf = typeof given === 'function' ? remembered(given) : () => given;
  const all = () => situationsOf(current());

  function situation(name: string): Rule {
    const situations = all();
    const found = Object.hasOwn(situations, name) ? situations[name] : undefined;
    if (found) return { id: name, ...found, source: { situation: name } };
    const forced = forcedBy(name);
    if (!forced) throw new HttpError(400, messages.unknownSituation(name));
    return override(forced);
  }

  /** `getTodo:404`, without declaring it. */
  function forcedBy(name: string): Override | undefined {
    const [, operation, status] = /^(.+):([2-5]\d\d)$/.exec(name) ?? [];
    const isCall = operation !== undefined && Object.hasOwn(current().calls, operation);
    return isCall ? { operation, status: Number(status) } : undefined;
  }

  function override(given: Override, id?: string): OverrideRule {
    const [error] = overrideErrors(current(), given);
    if (error) throw new HttpError(400, error.detail, [error]);
    return overrideRule(current(), given, id);
  }

  return {
    get situations(): Readonly<Record<string, Situation>> {
      return all();
    },
    /** By name, or as an operation and a status that it declares, `getTodo:404`. @throws HttpError when there is none */
    situation,
    knows: (name: string): boolean => Object.hasOwn(all(), name) || forcedBy(name) !== undefined,
    /** @throws HttpError when the contract has no such operation, or no response for the override */
    override,
    /** A rule as it was stored; an override stays when the contract no longer has it. @throws HttpError */
    stored(source: FaultSource): Rule {
      if ('situation' in source) return situation(source.situation);
      if ('latency' in source) return latencyRule(source.latency);
      const { id, ...override } = source;
      return overrideRule(current(), override, id);
    },
  };
}

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

/**
 * The rules in a request's headers. Other preferences (`Prefer: respond-async`) are ignored.
 *
 * @throws HttpError
 */
export function readHeaderRules(headers: Headers, operationId: string | undefined, rules: Rules): Rule[] {
  const named = headers[overrideHeaders.situation];
  const situations = named === undefined ? [] : String(named).split(',');
  const latency = headers[overrideHeaders.latency];
  const prefer = headers[overrideHeaders.prefer];
  return [
    ...situations.map((name) => rules.situation(name.trim())),
    ...(latency === undefined ? [] : [latencyRule(String(latency))]),
    ...(prefer === undefined || operationId === undefined ? [] : preferred(String(prefer), operationId, rules)),
  ];
}

/** A preference with its value, which may be quoted (RFC 7240, section 2). */
const PREFERENCE = /([^\s,;="]+)\s*(?:=\s*("(?:[^"\\]|\\.)*"|[^,;]*))?/g;

function preferred(header: string, operation: string, rules: Rules): Rule[] {
  const preferences = new Map(
    [...header.matchAll(PREFERENCE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value.trim(),
    ]),
  );
  const code = preferences.get('code');
  const example = preferences.get('example');
  if (code === undefined && example === undefined) return [];
  if (code !== undefined && !/^[2-5]\d\d$/.test(code)) throw new HttpError(400, messages.preferredCode);
  return [rules.override({ operation, status: code === undefined ? undefined : Number(code), example })];
}
