import { z } from 'zod';

import { HAR_LIMIT } from '../contract/limits.ts';
import { readHar } from '../recordings/read-har.ts';
import { recordingsMessages as messages } from '../recordings/recordings.messages.ts';
import { isReplay, replayId, replayRule, type ReplayRule } from '../recordings/replay-rule.ts';
import { isWorldName } from '../worlds/world-name.ts';
import { ControlRefusal } from './control-refusal.ts';
import { controlRoute, created, done, ok } from './control-route.ts';

/** `counts`: number of responses per call; `leftOut`: skipped entries of the HAR. */
function recordingView({ id, title, isStrict, recording: { name, counts, leftOut } }: ReplayRule) {
  return { id, name, title, isStrict, counts, leftOut };
}

/** The name of an import that has none. */
const DEFAULT_NAME = 'har';

function readStrict(text = 'false'): boolean {
  if (text !== 'true' && text !== 'false') throw new ControlRefusal(400, messages.strict);
  return text === 'true';
}

/** Lists, imports and deletes recordings of a world. */
export const recordingRoutes = [
  controlRoute({
    method: 'GET',
    url: '/__mock/worlds/:world/recordings',
    answer: ({ path: { world = '' } }, { worlds }) => {
      const rules = worlds
        .get(world)
        .situations.list()
        .map(({ rule }) => rule);
      return ok({ recordings: rules.filter(isReplay).map(recordingView) });
    },
  }),
  controlRoute({
    method: 'POST',
    url: '/__mock/worlds/:world/recordings',
    body: z.unknown(),
    bodyLimit: HAR_LIMIT,
    answer: ({ path: { world = '' }, query: { name = DEFAULT_NAME, strict }, body }, { worlds, contract }) => {
      if (!isWorldName(name)) throw new ControlRefusal(400, messages.name);
      const isStrict = readStrict(strict);
      const reading = readHar(body, name, contract);
      if (!reading.ok) throw new ControlRefusal(422, `${name} ${reading.detail}`, reading.errors);

      const rule = replayRule(reading.recording, isStrict, contract, body);
      worlds.open(world).situations.switchOn(rule);
      return created(recordingView(rule));
    },
  }),
  controlRoute({
    method: 'DELETE',
    url: '/__mock/worlds/:world/recordings/:name',
    answer: ({ path: { world = '', name = '' } }, { worlds }) => {
      if (!worlds.get(world).situations.switchOff(replayId(name)))
        throw new ControlRefusal(404, messages.unknown(name));
      return done;
    },
  }),
];
