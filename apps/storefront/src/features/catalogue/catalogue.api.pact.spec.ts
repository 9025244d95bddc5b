// spec-map: 3.1.1, 3.1.2, 3.1.9, 3.1.11, 7.1.2, 7.1.3, 7.1.4, 7.1.5, 7.1.6, 7.1.7
import { providerStates as given } from '@shop/mock-api/provider-states';
import { testFailures, testList } from '../../testing/pact-failures.ts';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import * as pact from '../../testing/pact-matchers.ts';
import { catalogueApi } from './catalogue.api.ts';

const { endpoints } = catalogueApi;
const { anyNumber, anyText, filledText, wholeNumber } = pact;

/** Fields read by cards, product page and cart. */
const product = {
  id: wholeNumber(46),
  product_title: filledText('S-46 Sattva Greens'),
  product_slug: filledText('s-46'),
  category_name: anyText('Everyday Nutrition'),
  product_desc: anyText('Tulsi, moringa and amla.'),
  product_price: anyNumber(1250),
  gst: anyNumber(18),
  product_quantity: anyNumber(90),
  product_code: anyText('VV046'),
  size_type_id: anyText('Capsules'),
  images: anyText('vv046-pack.jpg,vv046-botanical.jpg'),
  product_details: anyText('<p>Six plants.</p>'),
  small_details: anyText('Three capsules a day.'),
  product_faqs: anyText('Is it vegan?'),
  product_faqs_answers: anyText('Yes.'),
};

testList(endpoints, 'listCategories', 'the categories', given.catalogueOnSale, {
  id: wholeNumber(1),
  category_name: filledText('Immunity'),
  category_image: anyText('immunity.jpg'),
});

/** By their ids: the home page keeps less of a product. */
const idsOf = (response: unknown) => (response as { id: number }[]).map(({ id }) => ({ id }));

testList(endpoints, 'listHeroProducts', 'the products of the home page', given.catalogueOnSale, product, idsOf);

testList(endpoints, 'listProducts', 'all products', given.catalogueOnSale, product);

testList(endpoints, 'listOfferCategories', 'the offer categories', given.offersFilled, {
  id: wholeNumber(1),
  name: filledText('Family Packs'),
});

// All that a card and the cart show.
testList(endpoints, 'listOffers', 'the offers', given.offersFilled, {
  id: wholeNumber(1),
  offer_title: filledText('Tulsi Giloy Drops, pack of 2'),
  offer_name: anyText('tulsi-giloy-morning-pair'),
  offer_price: anyNumber(419),
  offer_image: anyText('vv001.jpg'),
  available_offers: anyText('Buy 2, save 15%'),
  category_name: anyText('Family Packs'),
  product_slug: anyText('tulsi-giloy-drops'),
});

/** No product is no failure. */
const testProduct = interactionsOf('getProduct', async ({ store, response }, terms) => {
  const { slug = '' } = pact.exampleOf<{ slug?: string }>(terms.path ?? {});
  const { status } = terms.response;
  const found = status === 200 ? { data: response, isSuccess: true } : { isError: true, error: { status } };
  expect(await store.dispatch(endpoints.getProduct.initiate(slug))).toMatchObject(found);
});

testProduct('a request for one product', {
  given: [given.catalogueOnSale],
  path: { slug: pact.fromState('${slug}', 's-46') },
  response: { status: 200, body: pact.listOf(product) },
});
testProduct('a request for an unknown product', {
  given: [given.slugUnknown],
  path: { slug: pact.fromState('${slug}', 'no-such-product') },
  response: { status: 200, body: [] },
});
testProduct('a request for a product with too long a slug', {
  given: [given.catalogueOnSale],
  path: { slug: 's'.repeat(201) },
  response: { status: 400 },
});
testFailures('getProduct', testProduct, 'a request for one product', { given: [], path: { slug: 's-46' } });
