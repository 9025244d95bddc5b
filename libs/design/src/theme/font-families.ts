/** By what the shop's texts are written in, and what stands for it where it is missing. */
export const fontFamilies = {
  heading: "'Eczar Variable', Georgia, 'Times New Roman', serif",
  body: "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
};
