// spec-map: 2.12.4
import { keysOf, lifetimeOf, type Lifetime, type StorageKey } from '../../shared/storage/stored-values.ts';
import { article } from './privacy-policy.content.ts';

const parts = [article.sections?.find(({ id }) => id === 'cookies')?.text ?? ''].flat();

/** The sentences below the paragraph that says how long. */
const listAfter = (howLong: RegExp) =>
  [parts[1 + parts.findIndex((part) => typeof part === 'string' && howLong.test(part))] ?? []].flat();

const lists: Record<Lifetime, string[]> = {
  visit: listAfter(/until you close the tab or log out/),
  session: listAfter(/while you are signed in/),
  account: listAfter(/also after you log out/),
  browser: listAfter(/for everyone who uses this browser/),
};

const words: Record<StorageKey, RegExp> = {
  cart: /^Your cart/,
  'cart.damaged': /could not be read/,
  selectedOffice: /delivery location/,
  user: /name, e-mail address and mobile number/,
  token: /token/,
  orderId: /number of the order/,
  price: /amount/,
  pendingPayment: /e-mail address, .* signature/,
  addressLines: /recipient, mobile number, house and street/,
  browsing: /searches, .* products/,
  hasSignedIn: /signed in before/,
  colorMode: /light or dark/,
  'react-router-scroll-positions': /scrolled/,
};

it.each(Object.keys(words) as StorageKey[])('the policy says that the browser keeps %s, and for how long', (key) => {
  expect(lists[lifetimeOf(key)].filter((sentence) => words[key].test(sentence))).toHaveLength(1);
});

it.each(Object.keys(lists) as Lifetime[])('the policy says nothing else of what has the lifetime %s', (lifetime) => {
  expect(lists[lifetime]).toHaveLength(keysOf(lifetime).length);
});
