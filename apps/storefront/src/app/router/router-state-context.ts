import { createContext, useContext } from 'react';
import type { RouterState } from './shop-router.ts';

export const RouterStateContext = createContext<RouterState | null>(null);

/** What the router shows. */
export function useRouterState(): RouterState {
  const state = useContext(RouterStateContext);
  if (!state) throw new Error('There is no RouterProvider around this.');
  return state;
}
