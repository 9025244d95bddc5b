import { demoCustomer } from '../features/accounts/demo-customer.seed.ts';
import { openSession } from '../features/accounts/sessions.ts';
import type { ApiAnswer } from '../dispatch/api-answer.ts';
import { problem } from '../dispatch/problem.ts';
import type { Rule } from '../situations/rule.ts';
import type { World } from '../world/world.ts';
import { keyOf } from './key-of.ts';
import type { RecordedAnswer, Recording } from './recording.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';

/** A recording as a situation of one world. */
export interface ReplayRule extends Rule {
  readonly recording: Recording;
  /** Calls that the recording does not have are answered 404; else the world answers them as usual. */
  readonly isStrict: boolean;
}

/**
 * Answers again what was recorded. Of several answers to the same request each is given once, in order, and the last one
 * from then on.
 *
 * @param world where it is played: each world is somewhere else in it
 */
export function replayRule(recording: Recording, world: World, { isStrict }: { isStrict: boolean }): ReplayRule {
  const turns = new Map<string, number>();
  const total = Object.values(recording.counts).reduce((sum, count) => sum + count, 0);

  return {
    id: replayId(recording.name),
    title: messages.title(recording.name, total),
    recording,
    isStrict,
    reaches: (target) => recording.answers.has(keyOf(target)) || (isStrict && target.operationId !== undefined),
    answer(target) {
      const key = keyOf(target);
      const answers = recording.answers.get(key) ?? [];
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      const answer = answers[turn] ?? answers.at(-1);
      return answer ? give(answer, world) : problem(404, { detail: messages.notInRecording(recording.name) });
    },
  };
}

/** The same rule for another world; rules that are no recordings are the same everywhere. */
export function ruleIn(world: World, rule: Rule): Rule {
  return isReplay(rule) ? replayRule(rule.recording, world, rule) : rule;
}

/** Whether a rule plays a recording. */
export function isReplay(rule: Rule): rule is ReplayRule {
  return 'recording' in rule;
}

/** The id of the rule that plays the recording of this name. */
export function replayId(name: string): string {
  return `recording:${name}`;
}

async function give(
  { status, headers, body, bytes, hasCoveredToken }: RecordedAnswer,
  world: World,
): Promise<ApiAnswer> {
  if (!hasCoveredToken) return { status, body, raw: { headers, bytes } };
  const signedIn = { ...(body as object), token: await demoToken(world) };
  return { status, body: signedIn, raw: { headers, bytes: Buffer.from(JSON.stringify(signedIn)) } };
}

/**
 * A token that this world knows, in the place of one that no recording keeps: whoever signs in goes on as the demo
 * customer where the recording ends.
 */
function demoToken(world: World): Promise<string> {
  const customer = world.store.read(({ customers }) => customers.withEmail(demoCustomer.email)?.number ?? 1);
  return openSession(customer, world);
}
