/** The fields of all payment methods: label and attributes; `half` shares its row. */
export const fields = {
  vpa: {
    label: 'UPI ID',
    'data-error': 'Enter a UPI ID such as success@mockpay.',
    inputmode: 'email',
    value: 'success@mockpay',
    pattern: '[A-Za-z0-9._\\-]{2,64}@[A-Za-z0-9]{2,64}',
  },
  number: {
    label: 'Card number',
    'data-error': 'Enter the 12 to 19 digits of the card number.',
    inputmode: 'numeric',
    placeholder: '0000 0000 0000 0000',
    maxlength: '23',
    pattern: '[0-9 ]{12,23}',
  },
  expiry: {
    label: 'Expiry',
    'data-error': 'Enter the expiry as MM/YY.',
    half: true,
    inputmode: 'numeric',
    placeholder: 'MM/YY',
    maxlength: '5',
    pattern: '(0[1-9]|1[0-2])/?[0-9]{2}',
  },
  cvv: {
    label: 'CVV',
    'data-error': 'Enter the 3 digits of the CVV.',
    half: true,
    inputmode: 'numeric',
    placeholder: '3 digits',
    maxlength: '3',
    pattern: '[0-9]{3}',
  },
  name: { label: 'Name on card', 'data-error': 'Enter the name on the card.', maxlength: '80' },
  bank: { label: 'Bank', hidden: true, value: 'Honest Bank' },
};

/** Apps on the phone; test ones, too. */
export const apps = [
  { title: 'Neem Pay', mark: 'N' },
  { title: 'Tulsi UPI', mark: 'T' },
  { title: 'Other app', mark: '···' },
];

/**
 * The first field names the test instrument.
 *
 * @typedef {keyof typeof fields} FieldId
 * @typedef {{ title: string, caption: string, warning: string, fieldIds: readonly [FieldId, ...FieldId[]] }} Method
 * @type {Record<'upi' | 'card' | 'netbanking', Method>}
 */
export const methods = {
  upi: { title: 'UPI', caption: 'Test instruments', warning: '', fieldIds: ['vpa'] },
  card: {
    title: 'Card',
    caption: 'Test cards',
    warning: 'Never type a real card. Test tools fill in a test card.',
    fieldIds: ['number', 'expiry', 'cvv', 'name'],
  },
  netbanking: { title: 'Netbanking', caption: 'Test banks', warning: '', fieldIds: ['bank'] },
};
