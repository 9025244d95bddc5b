import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * React's renderer, which stands in React's own script, see `script-groups.ts`: it sets itself up as that is run, in a
 * task of its own, and not on top of the shop's.
 */
export const reactRoot = { createRoot, hydrateRoot };
