// spec-map: 3.1.9, 3.1.11, 7.1.6, 7.1.7
import { providerStates as given } from '@shop/mock-api/provider-states';
import { anyNumber, anyText, filledText, listOf, wholeNumber } from '../../testing/pact-matchers.ts';
import { testList } from '../../testing/pact-failures.ts';
import { catalogueApi } from '../catalogue/catalogue.api.ts';

const { endpoints } = catalogueApi;

testList(
  endpoints.listOfferCategories,
  'listOfferCategories',
  'the offer categories',
  given.offersFilled,
  listOf({ id: wholeNumber(1), name: filledText('Family Packs') }),
);

testList(
  endpoints.listOffers,
  'listOffers',
  'the offers',
  given.offersFilled,
  // All that a card and the cart show.
  listOf({
    id: wholeNumber(1),
    offer_title: filledText('Tulsi Giloy Drops, pack of 2'),
    offer_name: anyText('tulsi-giloy-morning-pair'),
    offer_price: anyNumber(419),
    offer_image: anyText('vv001.jpg'),
    available_offers: anyText('Buy 2, save 15%'),
    category_name: anyText('Family Packs'),
    product_slug: anyText('tulsi-giloy-drops'),
  }),
);
