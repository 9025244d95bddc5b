import type { Interaction } from './read-pacts.ts';

/** Where the pacts of revisions that do not say so were agreed on. */
const SOMEWHERE = 'apps/storefront/src';

/** The spec that agrees on an interaction, as a path from the workspace's root: the file to open. */
export const specOf = ({ comments }: Interaction): string => comments.spec ?? SOMEWHERE;
