/** On Apple's screens. */
const lighterText = { WebkitFontSmoothing: 'antialiased', MozOsxFontSmoothing: 'grayscale' };

/** Resets browser defaults; every class wins over it. */
export const reset = {
  html: {
    lineHeight: '1.5',
    textSizeAdjust: '100%',
    ...lighterText,
    touchAction: 'manipulation',
    tabSize: '4',
  },
  body: { position: 'relative' },
  '*': {
    margin: '0',
    padding: '0',
    font: 'inherit',
    overflowWrap: 'break-word',
    WebkitTapHighlightColor: 'transparent',
  },
  '*, ::before, ::after': { boxSizing: 'border-box', border: '0 solid', borderColor: 'border' },
  'img, svg, video, iframe': { display: 'block', verticalAlign: 'middle' },
  'img, video': { maxWidth: '100%', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'b, strong': { fontWeight: '600' },
  'i, em': { fontStyle: 'italic' },
  small: { fontSize: '80%' },
  'sub, sup': { fontSize: '75%', lineHeight: '0', position: 'relative' },
  sub: { bottom: '-0.25em' },
  sup: { top: '-0.5em' },
  table: { borderCollapse: 'collapse', textIndent: '0' },
  'button, input, select, textarea': { color: 'inherit' },
  button: { appearance: 'button', background: 'none', textTransform: 'none' },
  select: { textTransform: 'none' },
  textarea: { resize: 'vertical' },
  '::placeholder': { color: 'fg.muted/80', userSelect: 'none' },
  'input:placeholder-shown': { textOverflow: 'ellipsis' },
  // The shop has its own.
  '::-webkit-search-decoration, ::-webkit-search-cancel-button': { appearance: 'none' },
  '[hidden]:where(:not([hidden=until-found]))': { display: 'none !important' },
} as const;
