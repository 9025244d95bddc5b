import { providerStates as given } from '@shop/api-contract/provider-states';
import type { ShopStore } from '../../app/store.ts';
import { anyNumber, anyText, filledText, listOf, wholeNumber } from '../../testing/pact-matchers.ts';
import { verifyFailure, verifyEmptyList, verifyList, commonFailures } from '../../testing/pact-questions.ts';
import { offersApi } from './offers.api.ts';

const { listOfferCategories, listOffers } = offersApi.endpoints;

const categories = {
  what: 'the offer categories',
  operation: 'listOfferCategories',
  ask: (store: ShopStore) => store.dispatch(listOfferCategories.initiate()),
} as const;
const offers = {
  what: 'the offers',
  operation: 'listOffers',
  ask: (store: ShopStore) => store.dispatch(listOffers.initiate()),
} as const;
const questions = [categories, offers];

describe('the offers', () => {
  it('have categories', () =>
    verifyList(categories, given.offersFilled, listOf({ id: wholeNumber(1), name: filledText('Family Packs') })));

  it('are listed with all that a card and the cart show', () =>
    verifyList(
      offers,
      given.offersFilled,
      listOf({
        id: wholeNumber(1),
        offer_title: filledText('Tulsi Giloy Morning Pair'),
        offer_name: anyText('tulsi-giloy-morning-pair'),
        offer_price: anyNumber(419),
        offer_image: anyText('vv001.jpg'),
        available_offers: anyText('Buy 2, save 15%'),
        category_name: anyText('Family Packs'),
        product_slug: anyText('tulsi-giloy-drops'),
      }),
    ));

  it.each(questions)('may list nothing of $what', (question) => verifyEmptyList(question));

  describe.each(commonFailures)('while $when', (failure) => {
    it.each(questions)('have failed, rather than being none, for $what', (question) =>
      verifyFailure(question, failure),
    );
  });
});
