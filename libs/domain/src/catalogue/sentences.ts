/**
 * A product's small_details as the items of a list, one sentence each (specification, section 3).
 *
 * A period followed by a space or the end closes a sentence, so 2.5 g stays whole. Items have no final period.
 */
export function sentences(text: string): string[] {
  return text
    .split(/\.(?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The one line that a card says of a product: the first sentence of its description, without the final period. */
export const benefitLine = (product_desc: string): string => sentences(product_desc)[0] ?? '';
