import { z } from 'zod';
import { HttpError } from '../http/problem.ts';
import { readHar } from '../traffic/read-har.ts';
import { recordingsMessages as messages } from '../traffic/recordings.messages.ts';
import { isReplay, replayId, replayRule, type ReplayRule } from '../traffic/replay-rule.ts';
import { isWorldName } from '../worlds/worlds.ts';
import { controlCall, schemas } from './control-call.ts';

const recording = z
  .object({
    id: z.string(),
    name: z.string(),
    title: z.string(),
    isStrict: z.boolean().describe('Calls without a recorded response get 404.'),
    counts: z.record(z.string(), z.int()).describe('Number of responses by call.'),
    ignored: z
      .array(z.object({ entry: z.int(), request: z.string(), why: z.string() }))
      .describe('Entries of the HAR that cannot be replayed.'),
  })
  .describe('A recording that a world replays.')
  .register(schemas, { id: 'Recording' });

const toRecordingView = ({ id, title, isStrict, recording: { name, counts, ignored } }: ReplayRule) => {
  return { id, name, title, isStrict, counts, ignored };
};

const baseUrl = z.url({ protocol: /^https?$/, error: messages.from });

/** In bytes; enough for a browser's recording of a long session with pictures. */
const HAR_LIMIT = 128 * 1024 * 1024;

const DEFAULT_NAME = 'har';

export const recordingCalls = [
  controlCall('listRecordings', 'GET /worlds/{world}/recordings', {
    summary: 'The recordings that a world replays.',
    response: z.object({ recordings: z.array(recording) }),
    respond({ path }, { worlds }) {
      const { situations } = worlds.get(path.world);
      return { recordings: situations.list().flatMap(({ rule }) => (isReplay(rule) ? [toRecordingView(rule)] : [])) };
    },
  }),
  controlCall('importRecording', 'POST /worlds/{world}/recordings', {
    summary: 'Replay a HAR in a world.',
    query: z.object({
      name: z.string().optional(),
      strict: z.enum(['true', 'false']).optional(),
      from: z.union([baseUrl, z.array(baseUrl)]).optional(),
    }),
    body: z.unknown().describe('A HAR 1.2.'),
    response: recording,
    status: 201,
    bodyLimit: HAR_LIMIT,
    respond({ path, query: { name = DEFAULT_NAME, strict = 'false', from: given }, body }, { worlds, contract }) {
      if (!isWorldName(name)) throw new HttpError(400, messages.name);
      const from = given === undefined ? undefined : [given].flat();
      const rule = replayRule(readHar(body, name, contract, from), strict === 'true');
      worlds.open(path.world).situations.switchOn(rule);
      return toRecordingView(rule);
    },
  }),
  controlCall('removeRecording', 'DELETE /worlds/{world}/recordings/{name}', {
    summary: 'Stop replaying a recording.',
    respond({ path: { world, name } }, { worlds }) {
      if (!worlds.get(world).situations.switchOff(replayId(name))) throw new HttpError(404, messages.unknown(name));
    },
  }),
];
