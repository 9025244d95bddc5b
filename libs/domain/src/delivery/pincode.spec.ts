// spec-map: 5.1.1, 9.1.2
import { isPincode } from './pincode.ts';

describe('a pincode', () => {
  it.each(['208001', '110001', '000000'])('is six digits, such as %p', (text) => {
    expect(isPincode(text)).toBe(true);
  });

  it.each(['', '20800', '2080011', '20800a', ' 208001', '208001\n', '-20800', '2080.1', '२०८००१'])(
    'is not %p',
    (text) => {
      expect(isPincode(text)).toBe(false);
    },
  );
});
