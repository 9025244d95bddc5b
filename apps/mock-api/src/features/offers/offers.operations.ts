import type { Operation } from '../../operation.ts';
import { ok } from '../../operation.ts';

export const listOfferCategories: Operation<'listOfferCategories'> = (_, { content }) => ok(content.offerCategories);

export const listOffers: Operation<'listOffers'> = (_, { content }) => ok(content.offers);
