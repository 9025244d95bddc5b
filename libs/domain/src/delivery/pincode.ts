/** An Indian PIN code is six digits; a lookup runs at exactly this length (specification, section 5). */
export const PINCODE_LENGTH = 6;

/** The same pattern as in the contract. ASCII digits only. */
export const PINCODE_PATTERN = /^[0-9]{6}$/;

/** Whether the text is exactly six digits. */
export function isPincode(text: string): boolean {
  return PINCODE_PATTERN.test(text);
}
