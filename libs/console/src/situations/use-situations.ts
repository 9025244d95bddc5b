import type { ActiveSituation, SituationChange } from '@shop/mock-engine/generated/control-api';
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
  const switchOn = (body: SituationChange) =>
    client.control('POST /worlds/{world}/situations', { path: { world }, body });
  const switchOff = (id: string) => client.control('DELETE /worlds/{world}/situations/{id}', { path: { world, id } });
  const off = (one: Pick<ActiveSituation, 'id' | 'title'>) =>
    change(() => switchOff(one.id), messages.off(one.title, world));

  return {
    active,
    error,
    off,
    allOff: () =>
      change(() => client.control('DELETE /worlds/{world}/situations', { path: { world } }), messages.allAreOff(world)),
    toggle: (name: string, title: string, isOn: boolean) =>
      isOn
        ? off({ id: name, title })
        : change(() => switchOn({ situation: name, ...times }), messages.on(title, world)),
    /** Replaces the latency: two would add up. */
    setLatency: (latency: string | undefined) =>
      change(
        async () => {
          if (latency !== undefined) await switchOn({ latency, ...times });
          const before = active.filter(({ id }) => id.startsWith('latency:') && id !== `latency:${latency}`);
          for (const { id } of before) await switchOff(id);
        },
        messages.latency.done(latency ?? messages.latency.none),
      ),
  };
}
