import type { Product } from '@shop/api-contract/model';
import { priceLines } from '@shop/domain/cart/price';
import { faqPairs } from '@shop/domain/catalogue/faq-pairs';
import { isPromotionalCategory } from '@shop/domain/catalogue/promotional-category';
import { benefitLine, sentences } from '@shop/domain/catalogue/sentences';
import { readAddress, plainOffice } from '@shop/domain/delivery/address';
import { registrationFaults } from '@shop/domain/registration/check-registration';
import { demoCustomer, pastOrders } from './accounts/demo-customer.seed.ts';
import { offerSeeds } from './catalogue/offer-seeds.ts';
import { shopSeed } from './shop-seed.ts';

// What the contract cannot say. The mock API's tests check the lists against the contract, and their pictures.
const { lists } = shopSeed;
const { listProducts: products, listCategories: categories, listOffers: offers } = lists;
const postOffices = shopSeed.postOffices();

/** Medical claims, which are not allowed for food and cosmetics. */
const CURE_WORDS =
  /\b(cur(e|es|ed|ing|ative)|treat(s|ed|ing|ments?)?|heal(s|ed|ing)?|prevent(s|ed|ing|ion)?|diseases?|remed(y|ies)|reliev\w*|relief|diagnos\w*|diabet\w*|arthriti\w*|cancer\w*|hypertensi\w*|cholesterol|asthma|infections?|detox\w*|miracles?|guarantee\w*|clinically|anti-?age?ing|boost(s|ing)? immunity)\b/i;

const distinct = (values: readonly unknown[]) => new Set(values).size;

it('there are at least nine categories, one of Baby and one of Beauty, each with at least four products', () => {
  const names = categories.map(({ category_name }) => category_name);
  const counts = names.map((name) => products.filter(({ category_name }) => category_name === name).length);

  expect(distinct(names)).toBeGreaterThanOrEqual(9);
  expect(names.filter(isPromotionalCategory)).toEqual(['Beauty Care', 'Baby Care']);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  expect(counts.reduce((sum, count) => sum + count)).toBe(products.length);
});

it('the home page shows twelve different products besides the four of its banners', () => {
  const banners = ['s-46', 'life-elixir', 'ekardio-booster', 'sugar-ease'];
  const shown = [...banners, ...lists.listHeroProducts.map(({ product_slug }) => product_slug)];

  expect(distinct(shown)).toBe(16);
  expect(products.map(({ product_slug }) => product_slug)).toEqual(expect.arrayContaining(shown));
});

it.each<[string, (product: Product) => boolean]>([
  ['costs whole rupees, at least one', ({ product_price: price }) => Number.isInteger(price) && price > 0],
  ['has a first sentence that fits a card', ({ product_desc }) => /^.{20,66}$/.test(benefitLine(product_desc))],
  ['makes no medical claim', (product) => !CURE_WORDS.test(JSON.stringify(product))],
  [
    'has three or four questions, each with its answer',
    ({ product_faqs: questions, product_faqs_answers: answers }) => {
      const pairs = faqPairs(questions, answers);
      const lengths = [pairs, questions.split('<>'), answers.split('<>')].map(({ length }) => length);
      return /^(3,3,3|4,4,4)$/.test(lengths.join()) && pairs.every(({ question }) => question.endsWith('?'));
    },
  ],
  [
    'is described in three to five sentences that end in periods',
    ({ small_details: text }) => {
      const details = sentences(text);
      return [3, 4, 5].includes(details.length) && `${details.join('. ')}.` === text;
    },
  ],
  [
    'has features of plain paragraphs and lists',
    ({ product_details: html }) => !/[<>&]/.test(html.replaceAll(/<\/?(p|ul|li|strong|em)>/g, ' ')),
  ],
])('each product %s', (_, keepsRule) => {
  expect(products.filter((product) => !keepsRule(product)).map(({ product_slug }) => product_slug)).toEqual([]);
});

it('offers are of all their categories, and share ids with products, so that tests notice a mix-up', () => {
  const kinds = lists.listOfferCategories.map(({ name }) => name);
  expect(new Set(offers.map(({ category_name }) => category_name))).toEqual(new Set(kinds));
  for (const field of ['id', 'offer_title'] as const)
    expect(distinct(offers.map((offer) => offer[field]))).toBe(offers.length);
  expect(products.map(({ id }) => id)).toEqual(expect.arrayContaining(offers.map(({ id }) => id)));
});

it('offers show the picture of their product, cost whole rupees, less than their pieces alone, and never overstate the saving', () => {
  for (const [index, { slug, pieces, price }] of offerSeeds.entries()) {
    const product = products.find(({ product_slug }) => product_slug === slug);
    const singly = (product?.product_price ?? 0) * pieces;
    const [, piecesShown, percent] = /^Buy (\d+), save (\d+)%$/.exec(offers[index]?.available_offers ?? '') ?? [];

    expect(offers[index]?.offer_image).toBe(product?.offer_image);
    expect(Number.isInteger(price)).toBe(true);
    expect(Number(piecesShown)).toBe(pieces);
    expect(Number(percent)).toBeGreaterThanOrEqual(10);
    expect(singly - price).toBeGreaterThanOrEqual((singly * Number(percent)) / 100);
  }
});

const { listAcademyCategories, listAcademyFiles, listResourceCategories, listResourceFiles } = lists;
it.each([
  ['academy', listAcademyFiles, listAcademyFiles.map((file) => file.academy_type), listAcademyCategories],
  ['resources', listResourceFiles, listResourceFiles.map((file) => file.resource_type), listResourceCategories],
])('files of the %s have all its categories, differ, and link only to example addresses', (_, files, types, kinds) => {
  expect(new Set(types)).toEqual(new Set(kinds.map(({ id }) => id)));
  for (const field of ['title', 'link'] as const) expect(distinct(files.map((file) => file[field]))).toBe(files.length);
  const places = /^(https:\/\/(www\.youtube\.com\/watch\?v=example-|[a-z]+\.example\/)|\/custom\/files\/[a-z-]+\.pdf$)/;
  expect(files.filter(({ link }) => !places.test(link))).toEqual([]);
});

it('post offices are in all 28 states and 8 union territories, with a delivering one for each PIN code', () => {
  expect(distinct(postOffices.map(({ State }) => State))).toBe(36);
  for (const pin of new Set(postOffices.map(({ Pincode }) => Pincode))) {
    const offices = postOffices.filter(({ Pincode }) => Pincode === pin);
    expect(distinct(offices.map(({ State }) => State))).toBe(1);
    expect(distinct(offices.map(({ Name }) => Name))).toBe(offices.length);
    expect(offices.some((office) => office.DeliveryStatus === 'Delivery')).toBe(true);
  }
});

it('the demo customer could register, and ordered what the shop sells to post offices that it knows', () => {
  const lines = pastOrders.flatMap((order) => priceLines(order.lines, { products, offers }));

  expect(registrationFaults({ ...demoCustomer, confirmation: demoCustomer.password })).toEqual([]);
  expect(lines.filter(({ status }) => status === 'unavailable')).toEqual([]);
  for (const { address } of pastOrders) {
    expect(postOffices).toContainEqual(expect.objectContaining(plainOffice(address)));
    expect(readAddress(JSON.stringify(address))).toEqual({ ok: true, address });
  }
});
