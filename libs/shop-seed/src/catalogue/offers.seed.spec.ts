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

  it('link to a product and have its picture', () => {
    for (const { product_slug, offer_image } of offers)
      expect(products.find((product) => product.product_slug === product_slug)?.offer_image).toBe(offer_image);
  });

  it('cost less than their pieces alone, and never overstate the saving', () => {
    for (const [index, { slug, pieces, price }] of offerSeeds.entries()) {
      const singly = (products.find(({ product_slug }) => product_slug === slug)?.product_price ?? 0) * pieces;
      const [, piecesShown, percent] = /^Buy (\d+), save (\d+)%$/.exec(offers[index]?.available_offers ?? '') ?? [];

      expect(Number(piecesShown)).toBe(pieces);
      expect(Number(percent)).toBeGreaterThanOrEqual(10);
      expect(singly - price).toBeGreaterThanOrEqual((singly * Number(percent)) / 100);
    }
  });
});
