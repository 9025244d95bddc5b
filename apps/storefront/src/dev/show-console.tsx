import { DesignProvider } from '@shop/design/ui/design-provider';
import { createRoot } from 'react-dom/client';
import { ConsoleDrawer } from './console-drawer.tsx';

export function showConsole(world: string): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <DesignProvider>
      <ConsoleDrawer world={world} />
    </DesignProvider>,
  );
}
