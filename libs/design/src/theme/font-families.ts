/** Font stacks. The storefront defines the fallbacks in the sizes of the shop's fonts. */
export const fontFamilies = {
  heading: "'Eczar Variable', 'Eczar Fallback', Georgia, 'Times New Roman', serif",
  body: "'Figtree Variable', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
};
