import { ok, type Operation } from '../../world/operation.ts';

/** Returns an empty list for an unknown slug. */
export const getProduct: Operation<'getProduct'> = ({ path }, { content }) => ok(content.productsWithSlug(path.slug));
