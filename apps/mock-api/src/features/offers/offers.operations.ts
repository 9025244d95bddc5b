import type { Operation } from '../../world/operation.ts';
import { ok } from '../../world/operation.ts';

export const listOfferCategories: Operation<'listOfferCategories'> = (_, { content }) => ok(content.offerCategories);

export const listOffers: Operation<'listOffers'> = (_, { content }) => ok(content.offers);
