import { ok, type Operation } from '../../world/operation.ts';

/** An unknown slug is no error: the list is empty, and the page says that it found nothing. */
export const getProduct: Operation<'getProduct'> = ({ path }, { content }) => ok(content.productsWithSlug(path.slug));
