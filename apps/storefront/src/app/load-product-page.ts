/** The product page's code: for its route, and ahead of it. */
export const loadProductPage = () => import('../pages/product-page.tsx');
