import { callOf, type Contract } from '../contract/contract.ts';
import { JsonTooDeep, parseJson } from '../contract/json-depth.ts';
import { maskedUrl } from '../contract/mask.ts';
import type { ProblemField } from '../contract/problem.ts';
import { findCalls, type FoundCall } from './find-call.ts';
import { harFile, type HarEntry } from './har.ts';
import { keyOf } from './key-of.ts';
import { readResponse } from './read-response.ts';
import type { LeftOut, RecordedResponse, Recording } from './recording.ts';
import { leftOutReasons, recordingsMessages as messages, type LeftOutReason } from './recordings.messages.ts';

/** The detail of an error continues a sentence that begins with the HAR's name. */
export type HarReading = { ok: true; recording: Recording } | { ok: false; detail: string; errors?: ProblemField[] };

/** More errors would not help to fix the file. */
const MAX_FAULTS = 20;

/**
 * Creates a recording from a HAR of this server or a browser. Requests to other servers are ignored; calls that cannot
 * be replayed are listed in `leftOut` with the reason.
 *
 * @param value the file's JSON
 */
export function readHar(value: unknown, name: string, contract: Contract): HarReading {
  const result = harFile.safeParse(value);
  if (!result.success) {
    const errors = result.error.issues
      .slice(0, MAX_FAULTS)
      .map(({ path, message }) => ({ field: path.join('.') || 'HAR', detail: message }));
    const [{ field, detail } = { field: '', detail: '' }] = errors;
    return { ok: false, detail: messages.notHar(field, detail), errors };
  }

  const { entries } = result.data.log;
  const calls = findCalls(
    entries.map(({ request }) => request),
    contract,
  );
  const responses = new Map<string, RecordedResponse[]>();
  const counts: Record<string, number> = {};
  const leftOut: LeftOut[] = [];
  for (const [index, entry] of inRequestOrder(entries)) {
    const call = calls[index];
    if (!call) continue;
    const reading = readEntry(entry, call, responses, contract);
    if (!reading.ok) {
      const request = `${entry.request.method} ${maskedUrl(entry.request.url, contract.secretPath)}`;
      leftOut.push({ entry: index, request, why: leftOutReasons[reading.reason] });
      continue;
    }
    const { key, kind, response } = reading;
    const known = responses.get(key);
    if (known) known.push(response);
    else responses.set(key, [response]);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }

  if (responses.size > 0) return { ok: true, recording: { name, responses, counts, leftOut } };
  const [first] = leftOut;
  if (!first) return { ok: false, detail: messages.noCalls(entries.length) };
  return { ok: false, detail: messages.noResponses(messages.leftOut(first.entry, first.request, first.why)) };
}

type EntryReading =
  { ok: true; key: string; kind: string; response: RecordedResponse } | { ok: false; reason: LeftOutReason };

function readEntry(
  entry: HarEntry,
  call: FoundCall | 'other',
  earlier: ReadonlyMap<string, readonly RecordedResponse[]>,
  contract: Contract,
): EntryReading {
  if (call === 'other') return { ok: false, reason: 'other-address' };
  const { operationId } = call;
  const kind = operationId ?? 'portal';
  const reading = readResponse(entry, operationId !== undefined);
  if (!reading.ok) {
    // A cached response repeats the earlier one, if that was recorded.
    const key = keyOf(call, contract);
    const response = reading.reason === 'cached' ? earlier.get(key)?.at(-1) : undefined;
    return response ? { ok: true, key, kind, response } : reading;
  }
  const { response } = reading;
  if (operationId === undefined || !callOf(contract, operationId).hasBody) {
    return { ok: true, key: keyOf(call, contract), kind, response };
  }
  try {
    const body = parseJson(entry.request.postData?.text ?? '');
    return { ok: true, key: keyOf({ ...call, body }, contract), kind, response };
  } catch (error) {
    return { ok: false, reason: error instanceof JsonTooDeep ? 'too-deep' : 'no-request-body' };
  }
}

/** Entries with their index, sorted by time; unsorted when a time is missing. */
function inRequestOrder(entries: readonly HarEntry[]): (readonly [number, HarEntry])[] {
  const placed = entries.map((entry, index) => [index, entry, Date.parse(entry.startedDateTime ?? '')] as const);
  const isTimed = placed.every(([, , time]) => !Number.isNaN(time));
  const ordered = isTimed ? placed.toSorted(([, , one], [, , other]) => one - other) : placed;
  return ordered.map(([index, entry]) => [index, entry]);
}
