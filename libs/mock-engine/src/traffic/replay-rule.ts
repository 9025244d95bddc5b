import { hash } from 'node:crypto';
import type { Contract } from '../document/calls.ts';
import type { Rule, RuleSource, FaultTarget } from '../faults/fault.ts';
import type { Rules } from '../faults/rules.ts';
import type { ApiResponse, ResponseHeaders } from '../http/call.ts';
import { isJsonType } from '../http/http.ts';
import { parseReceivedJson, canonical, printJson } from '../http/json.ts';
import { refuse } from '../http/problem.ts';
import { secretFieldsOf } from '../schema/direction.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';

/** A recorded response with masked secrets. */
export interface RecordedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ResponseHeaders;
  readonly text: string;
  readonly encoding: 'base64' | 'utf8';
}

/** A HAR entry of a call that cannot be replayed. */
export interface IgnoredEntry {
  /** Index in `log.entries`. */
  readonly entry: number;
  readonly request: string;
  readonly why: string;
}

/** Recorded responses of a server. Plain data without secrets, stored as it is. */
export interface Recording {
  readonly name: string;
  /** By request ({@link requestKey}); each list in the order of the requests. */
  readonly responses: Readonly<Record<string, readonly RecordedResponse[]>>;
  /** Number of responses per call; pictures and other files together count as `files`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly ignored: readonly IgnoredEntry[];
}

/** A recording that is active in one world, with its own position. */
export interface ReplayRule extends Rule {
  readonly recording: Recording;
  /** Calls without a recorded response get 404; otherwise the world handles them. */
  readonly isStrict: boolean;
}

/** Replays recorded responses. Several responses to the same request are replayed in order; the last one repeats. */
export function replayRule(recording: Recording, isStrict: boolean): ReplayRule {
  const total = Object.values(recording.counts).reduce((sum, count) => sum + count, 0);
  const fromTheBeginning = () => ({ respond: createResponder(recording) });
  return {
    id: replayId(recording.name),
    title: messages.title(recording.name, total),
    recording,
    isStrict,
    renew: fromTheBeginning,
    source: { recording, isStrict },
    matches: (target) =>
      !target.unreadable && (targetKey(target) in recording.responses || (isStrict && target.call !== undefined)),
    ...fromTheBeginning(),
  };
}

function createResponder({ name, responses }: Recording) {
  const turns = new Map<string, number>();
  return (target: FaultTarget) => {
    const key = targetKey(target);
    const recorded = responses[key] ?? [];
    const turn = turns.get(key) ?? 0;
    if (turn + 1 < recorded.length) turns.set(key, turn + 1);
    const response = recorded[turn];
    return response ? replay(response, target) : refuse(404, { detail: messages.notInRecording(name) });
  };
}

/** Creates the rule of a stored source, also of a recording. @throws HttpError */
export const restoreRule = (source: RuleSource, rules: Rules): Rule =>
  'recording' in source ? replayRule(source.recording as Recording, source.isStrict) : rules.stored(source);

/** Whether a rule replays a recording. */
export const isReplay = (rule: Rule): rule is ReplayRule => 'recording' in rule;

/** The id of a recording's rule. */
export const replayId = (name: string): string => `recording:${name}`;

/** The response as it was recorded; secrets that the API can make are valid in this world, so that calls beyond it work. */
async function replay(
  { status, headers, text, encoding }: RecordedResponse,
  { contract: { masks }, secretFor }: FaultTarget,
): Promise<ApiResponse> {
  const bytes = Buffer.from(text, encoding);
  const isJson = isJsonType(String(headers['content-type'])) && bytes.length > 0;
  const body = isJson ? parseReceivedJson(bytes.toString()) : undefined;
  const fields = new Set<string>();
  masks.replaced(body, (value, name) => (fields.add(name), value));
  const secrets = new Map<string, string | undefined>();
  for (const name of fields) secrets.set(name, await secretFor?.(name));
  const valid = masks.replaced(body, (value, name) => secrets.get(name) ?? value);
  const isSame = [...secrets.values()].every((secret) => secret === undefined);
  return { status, body: valid, raw: { headers, bytes: isSame ? bytes : Buffer.from(printJson(valid)) } };
}

/** The key of a request that is to be responded. */
const targetKey = (target: FaultTarget): string =>
  requestKey(target, comparableBody(target.body, target.bytes), target.contract);

/** A body as requests are told apart by it: its fields, else the hash of its bytes. */
export const comparableBody = (read: unknown, bytes: Uint8Array | undefined): unknown =>
  (typeof read === 'object' && !(read instanceof Uint8Array)) || bytes === undefined ? read : hash('sha256', bytes);

/**
 * The key of a request: requests with the same key get the same recorded responses. Secrets are masked, as in
 * recordings; a text is hidden by the hash.
 *
 * @param body of {@link comparableBody}
 */
export function requestKey(
  { call, path, query, parameters }: Pick<FaultTarget, 'call' | 'path' | 'query' | 'parameters'>,
  body: unknown,
  { masks }: Contract,
): string {
  if (!call) return masks.url(path);
  const inPath = new URLSearchParams(parameters).toString();
  const search = new URLSearchParams(masks.url(`?${inPath}&${query ?? ''}`));
  search.sort();
  const sent = call.body ? [masks.body(body ?? null, secretFieldsOf(call))] : [];
  return hash('sha256', `${call.id} ${canonical([search.toString(), ...sent])}`);
}
