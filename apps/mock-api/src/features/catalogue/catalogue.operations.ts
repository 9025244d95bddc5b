import type { Operation } from '../../world/operation.ts';
import { ok } from '../../world/operation.ts';

export const listCategories: Operation<'listCategories'> = (_, { content }) => ok(content.categories);

export const listHeroProducts: Operation<'listHeroProducts'> = (_, { content }) => ok(content.heroProducts);

export const listProducts: Operation<'listProducts'> = (_, { content }) => ok(content.products);

/** An unknown slug is no error: the list is empty, and the page says that it found nothing. */
export const getProduct: Operation<'getProduct'> = ({ path }, { content }) => ok(content.productsWithSlug(path.slug));
