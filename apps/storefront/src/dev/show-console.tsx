import { ChakraProvider } from '@chakra-ui/react';
import { system } from '@shop/design/theme/system';
import { createRoot } from 'react-dom/client';
import { ConsoleDrawer } from './console-drawer.tsx';

/** Renders the console's drawer. */
export function showConsole(world: string): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <ChakraProvider value={system}>
      <ConsoleDrawer world={world} />
    </ChakraProvider>,
  );
}
