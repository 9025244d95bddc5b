/** The storefront's own, for headings and for everything else. */
export const fontFamilies = ['eczar', 'figtree'] as const;

/** Says which of a family's files has which letters; they lie beside it. */
export const fontStyleUrl = (family: string) => `/custom/fonts/${family}/index.css`;
