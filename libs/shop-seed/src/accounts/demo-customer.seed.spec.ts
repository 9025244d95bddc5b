import { priceLines } from '@shop/domain/cart/price-lines';
import { summariseCart } from '@shop/domain/cart/summarise-cart';
import { checkRegistration } from '@shop/domain/registration/check-registration';
import { offers } from '../catalogue/offers.seed.ts';
import { products } from '../catalogue/products.seed.ts';
import { postOffices } from '../postal/post-offices.seed.ts';
import { demoCustomer, pastOrders } from './demo-customer.seed.ts';

describe('the demo customer', () => {
  it('has valid registration data', () => {
    expect(checkRegistration({ ...demoCustomer, confirmation: demoCustomer.password })).toEqual({ ok: true });
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
});
