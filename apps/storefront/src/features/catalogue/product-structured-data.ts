import type { Product } from '@shop/api-contract/model';
import { imagePaths } from '@shop/domain/catalogue/product-images';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { productPictureUrl } from '../../shared/portal.ts';

const absolute = (address: string) => new URL(address, brand.siteUrl).href;

export const productStructuredData = (product: Product) => ({
  '@type': 'Product',
  name: product.product_title,
  description: product.product_desc,
  sku: product.product_code,
  category: product.category_name,
  image: imagePaths(product.images).map((file) => absolute(productPictureUrl(file))),
  brand: { '@type': 'Brand', name: brand.displayName },
  offers: {
    '@type': 'Offer',
    url: absolute(paths.product(product.product_slug)),
    price: product.product_price.toFixed(2),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
  },
});
