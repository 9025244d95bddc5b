/** Why an order is invalid. */
export const orderMessages = {
  'not-on-sale': 'This item is not on sale.',
  'duplicate-line': 'This item is already in the cart.',
  'address-unreadable': 'This is not a selected post office.',
  'pincode-differs': 'This is not the pincode of the address.',
} as const;
