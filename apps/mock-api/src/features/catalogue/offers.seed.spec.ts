import { offerSeeds } from './offer-seeds.ts';
import { offerCategories, offers } from './offers.seed.ts';
import { products } from './products.seed.ts';

describe('the offers', () => {
  it('have unique ids and titles', () => {
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    expect(new Set(offers.map(({ offer_title }) => offer_title)).size).toBe(offers.length);
  });

  it('belong to existing categories, none of them empty', () => {
    expect([...new Set(offers.map(({ category_name }) => category_name))].sort()).toEqual(
      offerCategories.map(({ name }) => name).sort(),
    );
  });

  it('share ids with products, so that tests notice a mix-up', () => {
    expect(offers.every(({ id }) => products.some((product) => product.id === id))).toBe(true);
  });
});

describe.each(offerSeeds.map((seed, index) => [seed.title, seed, offers[index]] as const))(
  '%s',
  (_title, seed, offer) => {
    const product = products.find(({ product_slug }) => product_slug === offer?.product_slug);
    const singly = (product?.product_price ?? 0) * seed.pieces;

    it('links to a product and has its picture', () => {
      expect(product).toBeDefined();
      expect(offer?.offer_image).toBe(product?.offer_image);
    });

    it('costs less than its pieces alone', () => {
      expect(offer?.offer_price).toBeLessThan(singly);
    });

    it('never overstates the saving', () => {
      const [, pieces, percent] = /^Buy (\d+), save (\d+)%$/.exec(offer?.available_offers ?? '') ?? [];

      expect(Number(pieces)).toBe(seed.pieces);
      expect(Number(percent)).toBeGreaterThanOrEqual(10);
      expect(singly - seed.price).toBeGreaterThanOrEqual((singly * Number(percent)) / 100);
    });
  },
);
