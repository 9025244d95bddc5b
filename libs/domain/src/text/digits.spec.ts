// spec-map: 5.1.1, 9.1.2, 9.1.3
import { cleanMobile, cleanPincode, MOBILE_PATTERN, PINCODE_PATTERN } from './digits.ts';

it.each<[string, boolean]>([
  ['208001', true],
  ['000000', true],
  ...['', '20800', '2080011', '20800a', ' 208001', '208001\n', '२०८००१'].map((text): [string, boolean] => [
    text,
    false,
  ]),
])('%p is a pincode, which is six digits: %p', (text, isOne) => {
  expect(PINCODE_PATTERN.test(text)).toBe(isOne);
});

describe('a pincode that was not typed', () => {
  it.each(['208 001', ' 208001\n', '208-001', '208–001', '२०८००१'])('is cleaned: %p', (text) => {
    expect(cleanPincode(text)).toBe('208001');
  });

  it('is read in every script of India', () => {
    for (const first of [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x6f0]) {
      const digits = Array.from({ length: 10 }, (_, value) => String.fromCharCode(first + value)).join('');
      expect(cleanPincode(digits.slice(0, 6)) + cleanPincode(digits.slice(4))).toBe('012345456789');
    }
  });

  it.each(['', '20800', '2080 011', 'Kanpur 208001'])('stays as it is where it is none: %p', (text) => {
    expect(cleanPincode(text)).toBe(text);
  });
});

it.each<[string, boolean]>([
  ['9000000001', true],
  ...['900000000', '90000000011', '900000000a', '9000000001\n', '९०००००००००१'].map((text): [string, boolean] => [
    text,
    false,
  ]),
])('%p is a mobile number, which is ten digits: %p', (text, isOne) => {
  expect(MOBILE_PATTERN.test(text)).toBe(isOne);
});

describe('a mobile number that was not typed', () => {
  it.each([
    ...['9123456780', '+919123456780', '+91 91234 56780', '91-9123-456-780', '0091 (91234) 56780', '09123456780'],
    ...['+91 0 91234 56780', '+९१ ९१२३४ ५६७८०', '௯௧௨௩௪௫௬௭௮௦', '\u202a+91\u00a091234 56780\u202c'],
  ])('is cleaned: %p', (text) => {
    expect(cleanMobile(text)).toBe('9123456780');
  });

  it.each(['', '912345678', '+44 9123456780', '9123456780 ext 2'])('stays as it is where it is none: %p', (text) => {
    expect(cleanMobile(text)).toBe(text);
  });
});
