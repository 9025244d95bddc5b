import { z } from 'zod';

import { Refusal } from '../contract/refusal.ts';
import { LATEST_TIME } from '../ports/clock.ts';
import { controlCall, type Controlled } from './control-call.ts';
import { controlMessages as messages } from './control.messages.ts';
import { activeSituation, clock, clockView, world, worldView } from './world-view.ts';

const newWorld = z.strictObject({
  name: z.string(),
  seed: z.string().min(1).max(200).optional().describe('The same seed gives the same ids, tokens and times.'),
  isPersistent: z.boolean().optional().describe('It is not deleted when it is unused.'),
  from: z.string().optional().describe('The world to copy.'),
});

const YEAR = 366 * 24 * 60 * 60 * 1000;
const clockChange = z.union([
  z.strictObject({ advance: z.int().min(0).max(YEAR).describe('Milliseconds.') }),
  z.strictObject({ isRunning: z.boolean() }),
]);

export const worldSchemas = {
  World: world,
  Clock: clock,
  ActiveSituation: activeSituation,
  NewWorld: newWorld,
  ClockChange: clockChange,
};

const refusal = (status: 400 | 422, field: string, detail: string) => new Refusal(status, detail, [{ field, detail }]);

const views = ({ worlds, recordKinds }: Controlled) =>
  worlds.list().map((one) => worldView(worlds.get(one.name), one, recordKinds));

/** @throws Refusal when there is no such world */
function viewOf(name: string, on: Controlled) {
  const { name: known } = on.worlds.get(name);
  return views(on).find((one) => one.name === known) as ReturnType<typeof worldView>;
}

export const worldCalls = [
  controlCall('listWorlds', 'GET /worlds', {
    summary: 'All worlds.',
    response: z.object({ worlds: z.array(world) }),
    respond: (_, on) => ({ worlds: views(on) }),
  }),
  controlCall('createWorld', 'POST /worlds', {
    summary: 'Create a world, new or as a copy.',
    body: newWorld,
    response: world,
    status: 201,
    respond({ body: { name, from, ...kind } }, on) {
      if (from !== undefined && kind.seed !== undefined) throw refusal(400, 'seed', messages.seedOfCopy);
      if (from === undefined) on.worlds.create(name, kind);
      else on.worlds.fork(from, name, kind);
      return viewOf(name, on);
    },
  }),
  controlCall('getWorld', 'GET /worlds/{world}', {
    summary: 'A world.',
    response: world,
    respond: ({ path }, on) => viewOf(path.world, on),
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
      return viewOf(path.world, on);
    },
  }),
  controlCall('changeClock', 'POST /worlds/{world}/clock', {
    summary: 'Advance, stop or start a world’s clock.',
    body: clockChange,
    response: clock,
    respond({ path, body }, { worlds }) {
      const one = worlds.open(path.world);
      if ('advance' in body && one.clock.now() + body.advance > LATEST_TIME)
        throw refusal(422, 'advance', messages.endOfTime);
      if ('advance' in body) one.clock.advance(body.advance);
      else if (body.isRunning) one.clock.run();
      else one.clock.stop();
      return clockView(one);
    },
  }),
];
