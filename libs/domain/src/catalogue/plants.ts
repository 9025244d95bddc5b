/** A plant on a label: `<strong>Tulsi</strong> (<em>Ocimum tenuiflorum</em>)`. */
const PLANT = /<strong>([^<>]{1,60})<\/strong>\s*\(<em>[^<>]{1,80}<\/em>\)/g;

/** The printed names of the plants in a product, in the order of its label (product_details). */
export const plantsIn = (product_details: string): string[] =>
  [...product_details.matchAll(PLANT)].map(([, name = '']) => name);
