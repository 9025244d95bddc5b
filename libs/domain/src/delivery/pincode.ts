import { plainDigits } from '../text/plain-digits.ts';

/** An Indian PIN code is six ASCII digits; a lookup runs at exactly this length (specification, section 5). The contract has the same pattern. */
export const PINCODE_PATTERN = /^[0-9]{6}$/;

/** Whether the text is exactly six digits. */
export function isPincode(text: string): boolean {
  return PINCODE_PATTERN.test(text);
}

/** A pincode that was pasted, or filled in by a browser, as six digits: `208 001`, `208-001`, `२०८००१`. Other texts stay. */
export function cleanPincode(text: string): string {
  const digits = plainDigits(text);
  return isPincode(digits) ? digits : text;
}
