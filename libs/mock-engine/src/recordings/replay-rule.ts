import type { ApiResponse } from '../contract/api-response.ts';
import { callOf, type Contract } from '../contract/contract.ts';
import { masked, maskedUrl } from '../contract/mask.ts';
import { problem } from '../contract/problem.ts';
import type { Rule, Target } from '../situations/fault-effect.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';

/** A recorded response with masked secrets. */
export interface RecordedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed bytes when they are JSON. */
  readonly body: unknown;
  readonly bytes: Uint8Array;
  /** The token is masked, so that a replay needs a new one. */
  readonly hasMaskedToken: boolean;
}

/** A HAR entry of a call that cannot be replayed. */
export interface LeftOut {
  /** Index in `log.entries`. */
  readonly entry: number;
  readonly request: string;
  readonly why: string;
}

/** Recorded responses of a server. */
export interface Recording {
  readonly name: string;
  /** By request ({@link keyOf}); each list in the order of the requests. */
  readonly responses: ReadonlyMap<string, readonly RecordedResponse[]>;
  /** Number of responses per call; pictures and other files together count as `files`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly leftOut: readonly LeftOut[];
}

/** A recording that is active in one world, with its own position. */
export interface ReplayRule extends Rule {
  readonly recording: Recording;
  /** Calls without a recorded response get 404; otherwise the world handles them. */
  readonly isStrict: boolean;
}

/**
 * Replays recorded responses. Several responses to the same request are replayed in order; the last one repeats.
 *
 * @param options with `har`, and `from` as it was imported, the recording is kept after a restart
 */
export function replayRule(
  recording: Recording,
  options: { isStrict: boolean; har?: unknown; from?: readonly string[] | undefined },
  contract: Contract,
): ReplayRule {
  const { isStrict, har, from } = options;
  const turns = new Map<string, number>();
  const total = Object.values(recording.counts).reduce((sum, count) => sum + count, 0);

  return {
    id: replayId(recording.name),
    title: messages.title(recording.name, total),
    recording,
    isStrict,
    renew: () => replayRule(recording, options, contract),
    source: har === undefined ? undefined : { recording: recording.name, isStrict, har, from },
    matches: (target) =>
      !target.unreadable &&
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
export const isReplay = (rule: Rule): rule is ReplayRule => 'recording' in rule;

/** The id of a recording's rule. */
export const replayId = (name: string): string => `recording:${name}`;

/** Replaces a masked token with one that is valid in this world, so that calls beyond the recording work. */
async function replay(
  { status, headers, body, bytes, hasMaskedToken }: RecordedResponse,
  { issueToken }: Target,
): Promise<ApiResponse> {
  if (!hasMaskedToken || !issueToken) return { status, body, raw: { headers, bytes } };
  const signedIn = { ...(body as object), token: await issueToken() };
  return { status, body: signedIn, raw: { headers, bytes: Buffer.from(JSON.stringify(signedIn)) } };
}

/**
 * The key of a request: requests with the same key get the same recorded responses. Secrets are masked, as in
 * recordings.
 */
export function keyOf(
  {
    operationId,
    path,
    query,
    parameters,
    body,
  }: Pick<Target, 'operationId' | 'path' | 'query' | 'parameters' | 'body'>,
  contract: Contract,
): string {
  if (operationId === undefined) return maskedUrl(path, contract.secretPath);
  const search = new URLSearchParams(maskedUrl(`?${query ?? ''}`));
  search.sort();
  const parts = [parameters, search.toString(), ...(callOf(contract, operationId).hasBody ? [masked(body)] : [])];
  return `${operationId} ${JSON.stringify(parts.map(sorted))}`;
}

/** Sorts fields by name, so that equal values have equal JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, sorted(part)]),
  );
}
