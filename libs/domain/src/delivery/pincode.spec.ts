import fc from 'fast-check';
import { isPincode, PINCODE_LENGTH } from './pincode.ts';

describe('a pincode', () => {
  it.each(['208001', '110001', '000000'])('is six digits, such as %p', (text) => {
    expect(isPincode(text)).toBe(true);
  });

  it.each([
    '',
    '20800',
    '2080011',
    '20800a',
    ' 208001',
    '208001 ',
    '208001\n',
    '208 01',
    '-20800',
    '2080.1',
    '२०८००१',
    '２０８００１',
  ])('is not %p', (text) => {
    expect(isPincode(text)).toBe(false);
  });

  it('is any six ASCII digits and nothing else', () => {
    const digitsAndMore = fc.string({ unit: fc.constantFrom(...'0123456789', ' ', 'x', '٣'), maxLength: 8 });
    fc.assert(
      fc.property(digitsAndMore, (text) => {
        const isSixDigits =
          text.length === PINCODE_LENGTH && [...text].every((letter) => '0123456789'.includes(letter));
        expect(isPincode(text)).toBe(isSixDigits);
      }),
    );
  });
});
