import { runtimeConfig } from './env.ts';

/** An address on the portal, the host of pictures, files and receipts. */
export const portalUrl = (path: string): string => `${runtimeConfig().portalBase}${path}`;

/** A product picture; `file` is `folder/file` (specification, section 3). */
export const productPictureUrl = (file: string): string => portalUrl(`/custom/images/products/${file}`);

/** The picture named by `offer_image`, of products and offers alike. */
export const newPictureUrl = (file: string): string => portalUrl(`/custom/images/products/new/${file}`);

export const categoryPictureUrl = (file: string): string => portalUrl(`/custom/images/categories/${file}`);

export const receiptUrl = (orderIdToken: string): string =>
  portalUrl(`/customer/bill-print/${encodeURIComponent(orderIdToken)}`);

/** A picture of the pages themselves: heroes, banners, promotions. */
export const pagePictureUrl = (path: string): string => portalUrl(`/custom/images/${path}`);
