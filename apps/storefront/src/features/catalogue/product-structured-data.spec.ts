import { shopSeed } from '@shop/shop-seed/shop-seed';
import { productStructuredData } from './product-structured-data.ts';

const [product] = shopSeed.lists.listProducts;

it.each([
  [1500, 100],
  [1501, 0],
])('an offer of %i rupees says what is needed to show it: shipping for %i, the days, no returns', (price, shipping) => {
  const { offers } = productStructuredData({ ...product!, product_price: price });
  expect(offers).toMatchObject({
    price: `${price}.00`,
    priceCurrency: 'INR',
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: {
      shippingRate: { value: shipping, currency: 'INR' },
      shippingDestination: { addressCountry: 'IN' },
      deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 4, maxValue: 8 } },
    },
    hasMerchantReturnPolicy: {
      applicableCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    },
  });
});
