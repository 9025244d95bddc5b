import type { SituationName } from '@shop/api-contract/situations';
import type { ActiveSituation, SituationChange } from '../client/control.types.ts';
import { useConsole, useWorld } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { situationMessages as messages } from './situations.messages.ts';

/** The active situations of the selected world, and how to change them. */
export function useSituations(times: { times?: number }) {
  const { client, world, worlds } = useConsole();
  const active = useWorld()?.situations ?? [];
  const { run, error } = useAction();

  const change = async (act: () => Promise<unknown>, done: string) => {
    if (await run(act, done)) worlds.reload();
  };
  const off = (one: Pick<ActiveSituation, 'id' | 'title'>) =>
    change(() => client.switchOff(world, one.id), messages.off(one.title, world));

  return {
    active,
    error,
    off,
    allOff: () => change(() => client.switchAllOff(world), messages.allAreOff(world)),
    toggle: (name: SituationName, title: string, isOn: boolean) =>
      isOn
        ? off({ id: name, title })
        : change(() => client.switchOn(world, { situation: name, ...times }), messages.on(title, world)),
    force: (forced: SituationChange) =>
      change(async () => client.switchOn(world, { ...forced, ...times }), messages.on(messages.force.title, world)),
    /** Replaces the latency: two would add up. */
    setLatency: (latency: string | undefined) =>
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
