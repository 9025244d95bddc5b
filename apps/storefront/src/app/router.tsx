import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

/**
 * The browser's router over the route table.
 *
 * @param isPrepared the page stands already, and may have been scrolled: the router leaves it where it is
 */
export function makeRouter(isPrepared: boolean) {
  nameEntry();
  return createBrowserRouter(routes, isPrepared ? { hydrationData: {} } : {});
}

/**
 * Pages that the browser itself opened have no name of the router's: each would be scrolled to where the one before was
 * left.
 */
function nameEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
