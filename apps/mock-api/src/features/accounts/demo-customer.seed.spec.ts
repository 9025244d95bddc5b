import { priceLines } from '@shop/domain/cart/price-lines';
import { summariseCart } from '@shop/domain/cart/summarise-cart';
import { checkRegistration } from '@shop/domain/registration/check-registration';
import { createScryptPasswords } from '@shop/mock-engine/ports/node/scrypt-passwords';
import { offers } from '../catalogue/offers.seed.ts';
import { products } from '../catalogue/products.seed.ts';
import { postOffices } from '../postal/post-offices.seed.ts';
import { demoCustomer, pastOrders } from './demo-customer.seed.ts';

describe('the demo customer', () => {
  it('has valid registration data', () => {
    expect(checkRegistration({ ...demoCustomer, confirmation: demoCustomer.password })).toEqual({ ok: true });
  });

  it('logs in with the published password', async () => {
    const { password, passwordHash } = demoCustomer;

    expect(await createScryptPasswords().verify(password, passwordHash)).toBe(true);
    expect(await createScryptPasswords().verify('demo1235', passwordHash)).toBe(false);
  });

  it('has orders with every payment outcome', () => {
    expect(new Set(pastOrders.map(({ outcome }) => outcome))).toEqual(
      new Set(['paid', 'Cancelled', 'timedout', 'failed']),
    );
  });

  it('ordered what the shop sells', () => {
    const lines = pastOrders.flatMap((order) => priceLines(order.lines, { products, offers }));

    expect(lines.filter(({ status }) => status === 'unavailable')).toEqual([]);
  });

  it('paid shipping on one order and none on another', () => {
    const shipping = pastOrders.map(
      ({ lines }) => summariseCart(priceLines(lines, { products, offers }))?.isShippingFree,
    );

    expect(new Set(shipping)).toEqual(new Set([true, false]));
  });

  it('had it sent to post offices that the lookup knows', () => {
    for (const { office } of pastOrders) {
      expect(postOffices()).toContainEqual(expect.objectContaining(office));
    }
  });

  it('is listed newest first', () => {
    const days = pastOrders.map(({ daysAgo }) => daysAgo);

    expect(days).toEqual([...days].sort((a, b) => a - b));
  });
});
