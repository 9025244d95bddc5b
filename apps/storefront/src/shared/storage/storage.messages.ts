/** What is said of the stored cart (ours). */
export const storageMessages = {
  refused: {
    title: 'Your cart is kept for this visit only',
    description: 'The browser does not let us store it. Keep this tab open until you have ordered.',
  },
  cartDamaged: {
    title: 'Part of your saved cart could not be read',
    description: 'Everything that could be read is here. Please check your cart.',
  },
};
