import { chakra, Input } from '@chakra-ui/react';
import { useConsole } from '../console-context.ts';
import { worldMessages as messages } from '../worlds/worlds.messages.ts';

const Select = chakra('select');

/** Which world is looked at. */
export function WorldChooser() {
  const { worlds, world, chooseWorld } = useConsole();
  const names = new Set([...(worlds.data ?? []).map(({ name }) => name), world]);
  return (
    <Input asChild h="11" w="auto" maxW="14rem" px="3">
      <Select aria-label={messages.chooser} value={world} onChange={({ target }) => chooseWorld(target.value)}>
        {[...names].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Input>
  );
}
