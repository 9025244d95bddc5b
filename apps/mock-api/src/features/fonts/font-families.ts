/** The storefront's fonts: headings, then other text. */
export const fontFamilies = ['eczar', 'figtree'] as const;

/** The style sheet of a family; its font files are beside it. */
export const fontStyleUrl = (family: string) => `/custom/fonts/${family}/index.css`;
