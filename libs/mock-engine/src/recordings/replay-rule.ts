import type { ApiResponse } from '../contract/api-response.ts';
import type { Contract } from '../contract/contract.ts';
import { problem } from '../contract/problem.ts';
import type { Rule } from '../situations/rules.ts';
import type { Target } from '../situations/target.ts';
import { keyOf } from './key-of.ts';
import type { RecordedResponse, Recording } from './recording.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';

/** A recording that is active in one world, with its own position. */
export interface ReplayRule extends Rule {
  readonly recording: Recording;
  /** Calls without a recorded response get 404; otherwise the world handles them. */
  readonly isStrict: boolean;
}

/**
 * Replays recorded responses. Several responses to the same request are replayed in order; the last one repeats.
 *
 * @param har keeps the recording after a restart
 */
export function replayRule(recording: Recording, isStrict: boolean, contract: Contract, har?: unknown): ReplayRule {
  const turns = new Map<string, number>();
  const total = Object.values(recording.counts).reduce((sum, count) => sum + count, 0);

  return {
    id: replayId(recording.name),
    title: messages.title(recording.name, total),
    recording,
    isStrict,
    renew: () => replayRule(recording, isStrict, contract, har),
    source: har === undefined ? undefined : { recording: recording.name, isStrict, har },
    matches: (target) =>
      !target.isUnreadable &&
      (recording.responses.has(keyOf(target, contract)) || (isStrict && target.operationId !== undefined)),
    respond(target) {
      const key = keyOf(target, contract);
      const responses = recording.responses.get(key) ?? [];
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      const response = responses[turn] ?? responses.at(-1);
      return response ? replay(response, target) : problem(404, { detail: messages.notInRecording(recording.name) });
    },
  };
}

/** Whether a rule replays a recording. */
export function isReplay(rule: Rule): rule is ReplayRule {
  return 'recording' in rule;
}

/** The id of a recording's rule. */
export function replayId(name: string): string {
  return `recording:${name}`;
}

/** Replaces a masked token with one that is valid in this world, so that calls beyond the recording work. */
async function replay(
  { status, headers, body, bytes, hasMaskedToken }: RecordedResponse,
  { issueToken }: Target,
): Promise<ApiResponse> {
  if (!hasMaskedToken || !issueToken) return { status, body, raw: { headers, bytes } };
  const signedIn = { ...(body as object), token: await issueToken() };
  return { status, body: signedIn, raw: { headers, bytes: Buffer.from(JSON.stringify(signedIn)) } };
}
