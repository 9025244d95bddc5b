// spec-map: 7.1.1
import { imagePaths } from '@shop/domain/catalogue/product-images';
import { shopOfFile } from '../../testing/open-shop.ts';

const shop = shopOfFile();

it('every picture of the shop exists as AVIF in some width, and as WebP for older browsers', async () => {
  const {
    listProducts: products,
    listOffers: offers,
    listCategories: categories,
    listAcademyFiles: academyFiles,
    listResourceFiles: resourceFiles,
  } = shop.world.content.lists;
  const offerImages = [...products, ...offers].map(({ offer_image }) => offer_image).filter(Boolean);
  const paths = new Set([
    ...products.flatMap(({ images }) => imagePaths(images).map((path) => `/custom/images/products/${path}`)),
    ...offerImages.map((file) => `/custom/images/products/new/${file}`),
    ...categories.map(({ category_image }) => `/custom/images/categories/${category_image}`),
    ...[...academyFiles, ...resourceFiles].map(({ thumbnail }) => thumbnail).filter((place) => place.startsWith('/')),
  ]);

  const missing: string[] = [];
  for (const path of paths) {
    for (const type of ['image/avif', 'image/webp']) {
      const { statusCode, headers } = await shop.app.inject({ url: path, headers: { accept: type } });
      if (statusCode !== 200 || headers['content-type'] !== type) missing.push(`${path} ${type}`);
    }
  }
  expect(paths.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
