import type { Contract } from '../contract/contract.ts';
import { faultRule, type RuleReading, type Rules, type RuleSource } from '../situations/rules.ts';
import { readHar } from './read-har.ts';
import { replayRule } from './replay-rule.ts';

/** Creates the rule of a source, also of a recording. */
export function readRule(source: RuleSource, rules: Rules, contract: Contract): RuleReading {
  if (!('recording' in source)) return faultRule(source, rules);
  const reading = readHar(source.har, source.recording, contract);
  return reading.ok
    ? { ok: true, rule: replayRule(reading.recording, source.isStrict, contract, source.har) }
    : reading;
}
