// spec-map: 4.5.5
import { makeStore } from '../../app/store.ts';
import { sessionEnded } from '../../shared/api/shop-api.ts';
import { browserStorage, storageChanged } from '../../shared/storage/shop-storage.ts';
import { keysOf } from '../../shared/storage/stored-values.ts';
import { asha, kanpur } from '../../testing/accounts.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { registrationTyped, signedOut } from './session.slice.ts';

const address = { pincode: '208001', lines: { Recipient: 'Asha Verma', Line1: '14 Botanist’s Lane' } };
const session = {
  token: 'asha’s',
  user: asha.user,
  orderId: 'order_1',
  price: '1196',
  addressLines: { [asha.email]: [address] },
};
const visit = { browsing: { searches: ['piles'], viewed: [7] }, 'react-router-scroll-positions': {} };
const ravi = { ...asha.user, name: 'Ravi', email: 'ravi@vanaveda.example' };
const ofRavi = { token: 'ravi’s', user: ravi, addressLines: { [ravi.email]: [address] } };
const payment = { owner: asha.email, orderId: 'order_1', lines: null, report: null, isRefused: false };
const kept = {
  cart: [{ product: 1, quantity: 2, type: 'product' }],
  selectedOffice: kanpur,
  pendingPayment: [payment],
  colorMode: 'dark',
  hasSignedIn: 'yes',
};

/** As the browser stores it, wherever. */
const texts = (stored: object) => {
  const { values, tabValues } = memoryStorage(stored);
  return Object.fromEntries([...values, ...tabValues]);
};
const put = (area: Storage, stored: object) => void Object.assign(area, texts(stored));

/** A tab that has read what the browser keeps, and in which a registration was begun. */
function openTab() {
  const store = makeStore({ storage: browserStorage() });
  store.dispatch(storageChanged());
  store.dispatch(registrationTyped({ name: 'Asha' }));
  return store;
}
const isNobodys = (tab: ReturnType<typeof openTab>) => {
  const { session: now, deliveryLocation, browsing, payment: paying } = tab.getState();
  expect(now).toMatchObject({ token: null, user: null, hasSignedIn: true });
  const left = [now.draft, deliveryLocation.addressLines, browsing.searches, browsing.viewed, paying.order];
  expect(left).toEqual([{}, {}, [], [], null]);
};

afterEach(() => [localStorage, sessionStorage].forEach((area) => area.clear()));

describe.each([
  ['by the button', signedOut],
  ['by a 401', sessionEnded],
])('a session that ends %s', (_, end) => {
  it('leaves the cart, the location, and what waits for its owner', () => {
    put(localStorage, { ...kept, ...session });
    // As on the day of an update.
    localStorage.removeItem('hasSignedIn');
    put(sessionStorage, visit);
    expect(Object.keys(session).toSorted()).toEqual(keysOf('session').toSorted());
    const tab = openTab();
    tab.dispatch(end());

    expect({ ...localStorage }).toEqual(texts(kept));
    expect({ ...sessionStorage }).toEqual({});
    isNobodys(tab);
  });

  it('without Remember Me leaves nothing in the tab, and another tab’s remembered session in the browser', () => {
    put(localStorage, { ...kept, ...ofRavi });
    put(sessionStorage, { ...visit, ...session });
    const tab = openTab();
    expect(tab.getState().session.user).toEqual(asha.user);
    tab.dispatch(end());

    expect({ ...localStorage }).toEqual(texts({ ...kept, ...ofRavi }));
    expect({ ...sessionStorage }).toEqual({ token: '' });
    isNobodys(tab);
    tab.dispatch(storageChanged());
    isNobodys(tab);
  });
});

it('a session that another tab ends, where somebody else signs in, leaves nothing in this one, and the other’s as it is', () => {
  put(localStorage, { ...kept, ...session });
  put(sessionStorage, visit);
  const tab = openTab();
  expect(tab.getState().browsing).toMatchObject(visit.browsing);
  localStorage.clear();
  put(localStorage, { ...kept, ...ofRavi });
  tab.dispatch(storageChanged());

  expect({ ...localStorage }).toEqual(texts({ ...kept, ...ofRavi }));
  expect({ ...sessionStorage }).toEqual({});
  expect(tab.getState().browsing).toMatchObject({ searches: [], viewed: [] });
  expect(tab.getState().session).toMatchObject({ token: ofRavi.token, user: ravi });
  expect(tab.getState().session.draft).toEqual({});
  expect(tab.getState().deliveryLocation.addressLines).toEqual(ofRavi.addressLines);
});
