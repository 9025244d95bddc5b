/** An Indian PIN code is six ASCII digits; a lookup runs at exactly this length (specification, section 5). The contract has the same pattern. */
export const PINCODE_PATTERN = /^[0-9]{6}$/;

/** Whether the text is exactly six digits. */
export function isPincode(text: string): boolean {
  return PINCODE_PATTERN.test(text);
}
