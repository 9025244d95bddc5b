import { priceLines } from '@shop/domain/cart/price-lines';
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

  it('had it sent to post offices that the lookup knows', () => {
    for (const { office } of pastOrders) {
      expect(postOffices()).toContainEqual(expect.objectContaining(office));
    }
  });
});
