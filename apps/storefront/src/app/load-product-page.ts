/** Loads the product page's code, for its route and for prefetching. */
export const loadProductPage = () => import('../pages/product-page.tsx');
