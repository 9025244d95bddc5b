/** Texts for carts that cannot be stored or read completely. */
export const storedCartMessages = {
  storageRefused: {
    title: 'Your cart is kept for this visit only',
    description: 'The browser does not let us store it. Keep this tab open until you have ordered.',
  },
  storedCartDamaged: {
    title: 'Part of your saved cart could not be read',
    description: 'Everything that could be read is here. Please check your cart.',
  },
};
