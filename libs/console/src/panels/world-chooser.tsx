import { useConsole } from '../console-context.ts';
import { Select } from '../parts/fields.tsx';
import { worldMessages as messages } from '../worlds/worlds.messages.ts';

/** Selects a world. */
export function WorldChooser() {
  const { worlds, world, chooseWorld } = useConsole();
  const names = new Set([...(worlds.data ?? []).map(({ name }) => name), world]);
  return (
    <Select
      label={messages.chooser}
      value={world}
      options={[...names].map((name) => ({ value: name, label: name }))}
      onChange={chooseWorld}
      maxW="14rem"
    />
  );
}
