// spec-map: 5.1.1, 9.1.2
import { cleanPincode, isPincode } from './pincode.ts';

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

describe('a pincode that was not typed', () => {
  it.each(['208 001', ' 208001\n', '208-001', '२०८००१'])('is cleaned: %p', (text) => {
    expect(cleanPincode(text)).toBe('208001');
  });

  it.each(['', '20800', '208 00', '2080 011', 'Kanpur 208001', '+208001'])(
    'stays as it is where it is none: %p',
    (text) => {
      expect(cleanPincode(text)).toBe(text);
    },
  );
});
