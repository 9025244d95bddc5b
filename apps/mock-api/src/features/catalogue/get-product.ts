import { okList, type Operation } from '../../world/operation.ts';

/** Returns an empty list for an unknown slug. */
export const getProduct: Operation<'getProduct'> = ({ path }, { content }) =>
  okList(content.productsWithSlug(path.slug));
