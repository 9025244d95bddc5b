import { plainDigits } from './plain-digits.ts';

describe('the digits of a copied number', () => {
  it.each([
    ['208 001', '208001'],
    [' 208-001\n', '208001'],
    ['208–001', '208001'],
    ['\u202a98765\u00a043210\u202c', '9876543210'],
    ['२०८००१', '208001'],
    ['৯৮৭৬৫৪৩২১০', '9876543210'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['+91 98765 43210', '+919876543210'],
    ['Kanpur 208001', 'Kanpur208001'],
  ])('of %p are %p', (text, digits) => {
    expect(plainDigits(text)).toBe(digits);
  });

  it('are read in every script of India', () => {
    for (const first of [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x6f0]) {
      const digits = Array.from({ length: 10 }, (_, value) => String.fromCharCode(first + value)).join('');
      expect(plainDigits(digits)).toBe('0123456789');
    }
  });
});
