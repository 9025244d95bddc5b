import type { Contract, Served } from '../document/calls.ts';
import { HttpError } from '../http/problem.ts';
import { memoized } from '../store/lazy.ts';
import { StorageFailure, type Table } from '../store/rows.ts';
import type { Random } from '../store/sources.ts';
import {
  readLatency,
  randomFraction,
  type FaultSource,
  type Rule,
  type Situation,
  type Override,
  type FaultEffect,
  type RuleSource,
  type FaultTarget,
} from './fault.ts';
import { overrideError, overrideRule, type OverrideRule } from './override-rule.ts';
import { situationMessages as messages } from './situations.messages.ts';

/** Creates rules from the contract and its situations. */
export type Rules = ReturnType<typeof createRules>;

/** Those of a contract, by name. */
export type Situations = (contract: Contract) => Readonly<Record<string, Situation>>;

/** Delays every response of a world. @param text see {@link readLatency} @throws HttpError */
export function latencyRule(text: string): Rule {
  const latency = readLatency(text);
  if (!latency) throw new HttpError(400, messages.latency);
  return { id: `latency:${text}`, title: `Latency ${text}`, latency, source: { latency: text } };
}

export function createRules(served: Served, given: Situations) {
  const situationsOf = memoized(given);
  const currentSituations = () => situationsOf(served.contract);

  function situation(name: string): Rule {
    const situations = currentSituations();
    const found = Object.hasOwn(situations, name) ? situations[name] : undefined;
    if (found) return { id: name, ...found, source: { situation: name } };
    const forced = forcedBy(name);
    if (!forced) throw new HttpError(400, messages.unknownSituation(name));
    return override(forced);
  }

  /** `getTodo:404`, without declaring it. */
  function forcedBy(name: string): Override | undefined {
    const [, operation, status] = /^(.+):([2-5]\d\d)$/.exec(name) ?? [];
    const isCall = operation !== undefined && Object.hasOwn(served.contract.calls, operation);
    return isCall ? { operation, status: Number(status) } : undefined;
  }

  function override(given: Override, id?: string): OverrideRule {
    const error = overrideError(served.contract, given);
    if (error) throw new HttpError(400, error.detail, [error]);
    return overrideRule(served.contract, given, id);
  }

  return {
    get situations(): Readonly<Record<string, Situation>> {
      return currentSituations();
    },
    /** By name, or as an operation and a status that it declares, `getTodo:404`. @throws HttpError when there is none */
    situation,
    knows: (name: string): boolean => Object.hasOwn(currentSituations(), name) || forcedBy(name) !== undefined,
    /** @throws HttpError when the contract has no such operation, or no response for the override */
    override,
    /** A rule as it was stored; an override stays when the contract no longer has it. @throws HttpError */
    stored(source: FaultSource): Rule {
      if ('situation' in source) return situation(source.situation);
      if ('latency' in source) return latencyRule(source.latency);
      const { id, ...override } = source;
      return overrideRule(served.contract, override, id);
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
    ...(prefer === undefined || operationId === undefined ? [] : readPreferences(String(prefer), operationId, rules)),
  ];
}

/** A preference with its value, which may be quoted (RFC 7240, section 2). */
const PREFERENCE = /([^\s,;="]+)\s*(?:=\s*("(?:[^"\\]|\\.)*"|[^,;]*))?/g;

function readPreferences(header: string, operation: string, rules: Rules): Rule[] {
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

/** The combined failure of one request, and its causes. */
export interface ActiveFault extends FaultEffect {
  /** Ids of the rules that apply. */
  readonly appliedRules: readonly string[];
}

export interface ActiveRule {
  readonly rule: Rule;
  /** Remaining requests; undefined until switched off. */
  remaining: number | undefined;
  /** Requests that it affected since the server started. */
  count: number;
}

/** An active rule as it is kept, under its id. */
export interface StoredRule {
  readonly source: RuleSource;
  readonly remaining?: number | undefined;
}

const effectNames = ['respond', 'change', 'latency', 'bytesPerSecond', 'connection', 'variant'] as const;

/** Whether a rule has a part in the combined effect; a later one may hide it. */
const hasEffect = (rule: Rule, effects: Rule) =>
  effectNames.some((name) => rule[name] !== undefined && rule[name] === effects[name]);

/** What becomes of a request: each replaces the others. */
const noOutcome = { respond: undefined, connection: undefined, variant: undefined };
const hasOutcome = ({ respond, connection, variant }: Rule) => (respond ?? connection ?? variant) !== undefined;

function isInScope({ calls, path, matches }: Rule, target: FaultTarget): boolean {
  if (matches) return matches(target);
  return calls ? calls.includes(target.operationId ?? '') : (path?.test(target.path) ?? true);
}

/** The active rules of a world. */
export class ActiveSituations {
  readonly #rules = new Map<string, ActiveRule>();
  readonly #stored: Table<StoredRule>;
  readonly #random: Random;

  /**
   * @param stored keeps the rules that have a source
   * @param random used by rules that apply to one request in so many
   * @param ruleOf creates a stored rule; one that it refuses, since it no longer exists, is left out
   * @param starting switched on after the stored ones, and not stored
   */
  constructor(
    stored: Table<StoredRule>,
    random: Random,
    ruleOf: (source: RuleSource) => Rule,
    starting: readonly Rule[] = [],
  ) {
    [this.#stored, this.#random] = [stored, random];
    for (const { source, remaining } of stored.all()) {
      try {
        this.#put(ruleOf(source), remaining);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
      }
    }
    for (const rule of starting) this.#put({ ...rule, ...rule.renew?.(), source: undefined });
  }

  list(): readonly Readonly<ActiveRule>[] {
    return [...this.#rules.values()];
  }

  /** @param remaining number of requests after which it is switched off automatically */
  switchOn(rule: Rule, remaining = rule.times): void {
    // First what a full disk refuses: the rule then stays as it was.
    this.#stored.delete(rule.id);
    if (rule.source) this.#stored.put(rule.id, { source: rule.source, remaining });
    this.#put(rule, remaining);
  }

  /** @returns whether it was active */
  switchOff(id: string): boolean {
    const wasOn = this.#rules.delete(id);
    this.#stored.delete(id);
    return wasOn;
  }

  clear(): void {
    for (const id of this.#rules.keys()) this.switchOff(id);
  }

  /**
   * The failure of a request, which counts towards the limits of its rules.
   *
   * @param overrides rules from the request's own headers
   */
  faultOf(target: FaultTarget, overrides: readonly Rule[] = []): ActiveFault | undefined {
    if (this.#rules.size === 0 && overrides.length === 0) return undefined;
    const own = [...this.#rules.values()].filter(({ rule }) => this.#applies(rule, target));
    const matching = [...own.map(({ rule }) => rule), ...overrides.filter((rule) => this.#applies(rule, target))];
    if (matching.length === 0) return undefined;
    // On conflict the rule that was switched on last wins.
    const effects = Object.assign({}, ...matching.flatMap((rule) => [hasOutcome(rule) && noOutcome, rule])) as Rule;
    const effective = matching.filter((rule) => hasEffect(rule, effects));
    for (const one of own) if (effective.includes(one.rule)) this.#count(one);
    return { ...effects, appliedRules: effective.map(({ id }) => id) };
  }

  #put(rule: Rule, remaining = rule.times): void {
    this.#rules.delete(rule.id);
    this.#rules.set(rule.id, { rule, remaining, count: 0 });
  }

  #applies(rule: Rule, target: FaultTarget): boolean {
    return isInScope(rule, target) && (rule.oneIn === undefined || randomFraction(this.#random) * rule.oneIn < 1);
  }

  /** A full disk costs the count after a restart, not the request. */
  #count(active: ActiveRule): void {
    const { rule, remaining } = active;
    active.count += 1;
    if (remaining === undefined) return;
    active.remaining = remaining - 1;
    try {
      if (active.remaining === 0) this.switchOff(rule.id);
      else if (rule.source) this.#stored.put(rule.id, { source: rule.source, remaining: active.remaining });
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
    }
  }
}
