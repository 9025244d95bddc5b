/** Why an order is invalid. */
export const orderMessages = {
  'not-on-sale': 'This item is not on sale.',
  'duplicate-line': 'This item is already in the cart.',
  'address-unreadable': 'This is not a selected post office.',
  'not-text': 'Must be a string.',
  'too-long': 'This is too long.',
  'control-characters': 'Must be text without control characters.',
  'mobile-invalid': 'Must have ten digits.',
  'pincode-differs': 'This is not the pincode of the address.',
} as const;
