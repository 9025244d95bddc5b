import { ChakraProvider } from '@chakra-ui/react';
import { system } from '@shop/design/theme/system';
import { createRoot } from 'react-dom/client';
import { ConsoleDrawer } from './console-drawer.tsx';
import { enterWorld } from './page-world.ts';

/** What the shop has in development only: a world of the mock API by its address, and the console in a drawer. */
export function beginDevelopment(): void {
  const world = enterWorld();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <ChakraProvider value={system}>
      <ConsoleDrawer world={world} />
    </ChakraProvider>,
  );
}
