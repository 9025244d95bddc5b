import { z } from 'zod';

import { LATEST_TIME } from '../ports/clock.ts';
import { ControlRefusal } from './control-refusal.ts';
import { controlRoute, created, done, ok, type Controlled } from './control-route.ts';
import { controlMessages as messages } from './control.messages.ts';
import { clockView, worldView } from './world-view.ts';

const newWorld = z.strictObject({
  name: z.string(),
  seed: z.string().min(1).max(200).optional(),
  isKept: z.boolean().optional(),
  /** The world to copy. */
  from: z.string().optional(),
});

const YEAR = 366 * 24 * 60 * 60 * 1000;
const clockChange = z.union([
  z.strictObject({ advance: z.int().min(0).max(YEAR) }),
  z.strictObject({ isRunning: z.boolean() }),
]);

const refusal = (status: 400 | 422, field: string, detail: string) =>
  new ControlRefusal(status, detail, [{ field, detail }]);

const view = (controlled: Controlled, name: string) => {
  const { worlds } = controlled;
  const summary = worlds.list().find((world) => world.name === worlds.get(name).name);
  return summary && worldView(controlled, summary);
};

/** Lists, creates, copies, resets and deletes worlds, and changes their clocks. */
export const worldRoutes = [
  controlRoute({
    method: 'GET',
    url: '/__mock/worlds',
    answer: (_, controlled) =>
      ok({ worlds: controlled.worlds.list().map((summary) => worldView(controlled, summary)) }),
  }),
  controlRoute({
    method: 'POST',
    url: '/__mock/worlds',
    body: newWorld,
    answer: ({ body: { name, from, ...kind } }, controlled) => {
      const { worlds } = controlled;
      if (from !== undefined && kind.seed !== undefined) throw refusal(400, 'seed', messages.seedOfCopy);
      if (from === undefined) worlds.create(name, kind);
      else worlds.fork(from, name, kind);
      return created(view(controlled, name));
    },
  }),
  controlRoute({
    method: 'GET',
    url: '/__mock/worlds/:world',
    answer: ({ path: { world = '' } }, controlled) => ok(view(controlled, world)),
  }),
  controlRoute({
    method: 'DELETE',
    url: '/__mock/worlds/:world',
    answer: ({ path: { world = '' } }, { worlds }) => {
      worlds.delete(world);
      return done;
    },
  }),
  controlRoute({
    method: 'POST',
    url: '/__mock/worlds/:world/reset',
    answer: ({ path: { world = '' } }, controlled) => {
      controlled.worlds.reset(world);
      return ok(view(controlled, world));
    },
  }),
  controlRoute({
    method: 'POST',
    url: '/__mock/worlds/:world/clock',
    body: clockChange,
    answer: ({ path: { world: name = '' }, body }, { worlds }) => {
      const world = worlds.open(name);
      if ('advance' in body && world.clock.now() + body.advance > LATEST_TIME)
        throw refusal(422, 'advance', messages.endOfTime);
      if ('advance' in body) world.clock.advance(body.advance);
      else if (body.isRunning) world.clock.run();
      else world.clock.stop();
      return ok(clockView(world));
    },
  }),
];
