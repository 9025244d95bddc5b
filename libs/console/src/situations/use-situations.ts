import type { SituationName } from '@shop/api-contract/situations';
import type { ActiveSituation, SituationChange } from '../client/control.types.ts';
import { useConsole, useWorld } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { situationMessages as messages } from './situations.messages.ts';

/** What is on in the world that is looked at, and how to change it. */
export function useSituations(times: { times?: number }) {
  const { client, world, worlds } = useConsole();
  const active = useWorld()?.situations ?? [];
  const { run, fault } = useAction();

  const change = async (act: () => Promise<unknown>, done: string) => {
    if (await run(act, done)) worlds.reload();
  };
  const off = (one: Pick<ActiveSituation, 'id' | 'title'>) =>
    change(() => client.switchOff(world, one.id), messages.off(one.title, world));

  return {
    active,
    fault,
    off,
    allOff: () => change(() => client.switchAllOff(world), messages.allAreOff(world)),
    toggle: (name: SituationName, title: string, isOn: boolean) =>
      isOn
        ? off({ id: name, title })
        : change(() => client.switchOn(world, { situation: name, ...times }), messages.on(title, world)),
    force: (forced: SituationChange) =>
      change(async () => client.switchOn(world, { ...forced, ...times }), messages.on(messages.force.title, world)),
    /** Two latencies would hold back one after the other: a new one takes the place of the one before. */
    holdBack: (latency: string | undefined) =>
      change(
        async () => {
          if (latency !== undefined) await client.switchOn(world, { latency, ...times });
          const before = active.filter(({ id }) => id.startsWith('latency:') && id !== `latency:${latency}`);
          for (const { id } of before) await client.switchOff(world, id);
        },
        messages.latency.done(latency ?? messages.latency.none),
      ),
  };
}
