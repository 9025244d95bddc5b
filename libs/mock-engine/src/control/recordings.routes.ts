import type { FastifyInstance } from 'fastify';

import { HAR_LIMIT } from '../contract/limits.ts';
import { Refusal } from '../contract/refusal.ts';
import { readHar } from '../recordings/read-har.ts';
import { recordingsMessages as messages } from '../recordings/recordings.messages.ts';
import { isReplay, replayId, replayRule, type ReplayRule } from '../recordings/replay-rule.ts';
import { isWorldName } from '../worlds/world-name.ts';
import type { Controlled, OfWorld } from './controlled.ts';

/** `counts`: number of responses per call; `leftOut`: skipped entries of the HAR. */
function recordingView({ id, title, isStrict, recording: { name, counts, leftOut } }: ReplayRule) {
  return { id, name, title, isStrict, counts, leftOut };
}

/** The name of an import that has none. */
const DEFAULT_NAME = 'har';

interface Import extends OfWorld {
  Querystring: { name?: string; strict?: string };
}

/** Lists, imports and deletes recordings of a world. */
export function recordingRoutes(
  app: FastifyInstance,
  { worlds, contract }: Pick<Controlled, 'contract'> & { worlds: Pick<Controlled['worlds'], 'get' | 'open'> },
): void {
  const url = '/__mock/worlds/:world/recordings';
  app.get<OfWorld>(url, async ({ params }) => {
    const active = worlds.get(params.world).situations.list();
    return {
      recordings: active
        .map(({ rule }) => rule)
        .filter(isReplay)
        .map(recordingView),
    };
  });
  app.post<Import>(url, { bodyLimit: HAR_LIMIT }, async ({ params, query, body }, reply) => {
    const { name = DEFAULT_NAME, strict = 'false' } = query;
    if (!isWorldName(name)) throw new Refusal(400, messages.name);
    if (strict !== 'true' && strict !== 'false') throw new Refusal(400, messages.strict);
    const reading = readHar(body, name, contract);
    if (!reading.ok) throw new Refusal(422, `${name} ${reading.detail}`, reading.errors);

    const rule = replayRule(reading.recording, strict === 'true', contract, body);
    worlds.open(params.world).situations.switchOn(rule);
    return reply.code(201).send(recordingView(rule));
  });
  app.delete<{ Params: { world: string; name: string } }>(`${url}/:name`, async ({ params }, reply) => {
    if (!worlds.get(params.world).situations.switchOff(replayId(params.name)))
      throw new Refusal(404, messages.unknown(params.name));
    return reply.code(204).send();
  });
}
