/** What the button says that puts something into the cart (specification, sections 2 and 4). */
export const addToCartMessages = {
  addToCart: 'Add to Cart',
  goToCart: 'Go to Cart',

  // Ours
  cartFull: { title: 'Your cart is full', description: 'Remove an item first, or place this order and start another.' },
};
