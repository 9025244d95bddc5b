/** Font stacks. */
export const fontFamilies = {
  heading: "'Eczar Variable', Georgia, 'Times New Roman', serif",
  body: "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
};
