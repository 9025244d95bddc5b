import { css, cx } from '@shop/design/styled-system/css';
import { button } from '@shop/design/styled-system/recipes';
import { devMessages } from './dev.messages.ts';
import { moveToWorld } from './page-world.ts';

/** Opens the mock API's console beside the shop. Who comes back from it shops in the world that was chosen there. */
export function showConsoleButton(world: string): void {
  let opened: Window | null = null;
  const control = document.createElement('button');
  control.textContent = devMessages.open;
  control.className = cx(button({ size: 'sm' }), css({ colorPalette: 'turmeric' }));
  // Below the footer where the window has no room beside the shop's controls.
  const isWide = matchMedia('(min-width: 64rem)').matches;
  Object.assign(
    control.style,
    isWide ? { position: 'fixed', insetInlineStart: '1rem', bottom: '1rem' } : { margin: '1rem' },
  );
  control.addEventListener('click', () => {
    opened = open(`/__mock?world=${world}&tab=situations`, 'mock-api', 'popup,width=640,height=900');
  });
  addEventListener('focus', () => {
    const chosen = opened && !opened.closed && new URLSearchParams(opened.location.search).get('world');
    if (chosen && chosen !== world) moveToWorld(chosen);
  });
  document.body.append(control);
}
