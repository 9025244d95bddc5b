import type { ApiAnswer } from '../contract/api-answer.ts';
import type { Contract } from '../contract/contract.ts';
import { problem } from '../contract/problem.ts';
import type { Rule } from '../situations/rules.ts';
import type { Target } from '../situations/target.ts';
import { keyOf } from './key-of.ts';
import type { RecordedAnswer, Recording } from './recording.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';

/** A recording as a situation of one world: each world is somewhere else in it. */
export interface ReplayRule extends Rule {
  readonly recording: Recording;
  /** Calls that the recording does not have are answered 404; else the world answers them as usual. */
  readonly isStrict: boolean;
}

/**
 * Answers again what was recorded. Of several answers to the same request each is given once, in order, and the last one
 * from then on.
 */
export function replayRule(recording: Recording, isStrict: boolean, contract: Contract): ReplayRule {
  const turns = new Map<string, number>();
  const total = Object.values(recording.counts).reduce((sum, count) => sum + count, 0);

  return {
    id: replayId(recording.name),
    title: messages.title(recording.name, total),
    recording,
    isStrict,
    renew: () => replayRule(recording, isStrict, contract),
    reaches: (target) =>
      recording.answers.has(keyOf(target, contract)) || (isStrict && target.operationId !== undefined),
    answer(target) {
      const key = keyOf(target, contract);
      const answers = recording.answers.get(key) ?? [];
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      const answer = answers[turn] ?? answers.at(-1);
      return answer ? give(answer, target) : problem(404, { detail: messages.notInRecording(recording.name) });
    },
  };
}

/** Whether a rule plays a recording. */
export function isReplay(rule: Rule): rule is ReplayRule {
  return 'recording' in rule;
}

/** The id of the rule that plays the recording of this name. */
export function replayId(name: string): string {
  return `recording:${name}`;
}

/** Who signs in gets a token that this world knows, and goes on here where the recording ends. */
async function give(
  { status, headers, body, bytes, hasMaskedToken }: RecordedAnswer,
  { issueToken }: Target,
): Promise<ApiAnswer> {
  if (!hasMaskedToken || !issueToken) return { status, body, raw: { headers, bytes } };
  const signedIn = { ...(body as object), token: await issueToken() };
  return { status, body: signedIn, raw: { headers, bytes: Buffer.from(JSON.stringify(signedIn)) } };
}
