import { z } from 'zod';
import { HttpError } from '../http/problem.ts';
import type { EngineWorld, WorldSummary } from '../worlds/worlds.ts';
import { controlCall, schemas, dateTime, type Controlled } from './control-call.ts';
import { controlMessages as messages } from './control.messages.ts';
import { activeSituation, toActiveView } from './situations.calls.ts';

const clock = z
  .object({ now: dateTime, isRunning: z.boolean() })
  .describe('A world’s clock.')
  .register(schemas, { id: 'Clock' });

const world = z
  .object({
    name: z.string(),
    seed: z.string().nullable(),
    isPersistent: z.boolean(),
    createdAt: dateTime,
    lastUsedAt: dateTime,
    clock,
    situations: z.array(activeSituation),
    records: z.array(z.object({ name: z.string(), title: z.string(), total: z.int() })),
  })
  .describe('A separate instance of the API on the same server.')
  .register(schemas, { id: 'World' });

const newWorld = z
  .strictObject({
    name: z.string(),
    seed: z.string().min(1).max(200).optional().describe('The same seed gives the same ids, tokens and times.'),
    isPersistent: z.boolean().optional().describe('It is not deleted when it is unused.'),
    from: z.string().optional().describe('The world to copy.'),
  })
  .register(schemas, { id: 'NewWorld' });

const YEAR = 366 * 24 * 60 * 60 * 1000;
const clockChange = z
  .union([
    z.strictObject({ advance: z.int().min(0).max(YEAR).describe('Milliseconds.') }),
    z.strictObject({ isRunning: z.boolean() }),
  ])
  .register(schemas, { id: 'ClockChange' });

const toIsoTime = (at: number) => new Date(at).toISOString();

const toWorldView = ({ world: one, createdAt, lastUsedAt, ...kind }: WorldSummary, { recordKinds }: Controlled) => ({
  name: one.name,
  ...kind,
  createdAt: toIsoTime(createdAt),
  lastUsedAt: toIsoTime(lastUsedAt),
  clock: toClockView(one),
  situations: one.situations.list().map(toActiveView),
  records: recordKinds.map((kind) => ({ name: kind.name, title: kind.title, total: kind.count(one) })),
});

const toClockView = ({ clock }: EngineWorld) => ({ now: toIsoTime(clock.now()), isRunning: clock.isRunning });

export const worldCalls = [
  controlCall('listWorlds', 'GET /worlds', {
    summary: 'All worlds.',
    response: z.object({ worlds: z.array(world) }),
    respond: (_, on) => ({ worlds: on.worlds.list().map((one) => toWorldView(one, on)) }),
  }),
  controlCall('createWorld', 'POST /worlds', {
    summary: 'Create a world, new or as a copy.',
    body: newWorld,
    response: world,
    status: 201,
    respond({ body: { name, from, ...kind } }, on) {
      if (from !== undefined && kind.seed !== undefined)
        throw new HttpError(400, messages.seedOfCopy, [{ field: 'seed', detail: messages.seedOfCopy }]);
      if (from === undefined) on.worlds.create(name, kind);
      else on.worlds.fork(from, name, kind);
      return toWorldView(on.worlds.summary(name), on);
    },
  }),
  controlCall('getWorld', 'GET /worlds/{world}', {
    summary: 'A world.',
    response: world,
    respond: ({ path }, on) => toWorldView(on.worlds.summary(path.world), on),
  }),
  controlCall('deleteWorld', 'DELETE /worlds/{world}', {
    summary: 'Delete a world.',
    respond: ({ path }, { worlds }) => worlds.delete(path.world),
  }),
  controlCall('resetWorld', 'POST /worlds/{world}/reset', {
    summary: 'Replace a world by a new one.',
    response: world,
    respond({ path }, on) {
      on.worlds.reset(path.world);
      return toWorldView(on.worlds.summary(path.world), on);
    },
  }),
  controlCall('changeClock', 'POST /worlds/{world}/clock', {
    summary: 'Advance, stop or start a world’s clock.',
    body: clockChange,
    response: clock,
    respond({ path, body }, { worlds }) {
      const one = worlds.open(path.world);
      if ('advance' in body) one.clock.advance(body.advance);
      else if (body.isRunning) one.clock.run();
      else one.clock.stop();
      return toClockView(one);
    },
  }),
];
