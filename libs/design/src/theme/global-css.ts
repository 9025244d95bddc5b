import { palette } from './palette.ts';

/** On Apple's screens. */
const lighterText = { WebkitFontSmoothing: 'antialiased', MozOsxFontSmoothing: 'grayscale' };

/** Resets browser defaults and sets the shop's own; every class wins over it. */
export const globalCss = {
  html: {
    lineHeight: '1.5',
    textSizeAdjust: '100%',
    ...lighterText,
    touchAction: 'manipulation',
    tabSize: '4',
    color: 'fg',
    bg: 'bg',
    colorPalette: 'leaf',
    scrollPaddingTop: '8rem',
    scrollPaddingBottom: 'var(--shop-notices-height, 0px)',
    textRendering: 'optimizeLegibility',
    // Part of the place of what sticks: nothing, or far out of sight in a window so low (a phone in landscape, large
    // letters) that it would cover the content.
    '--shop-unstick': 'min(0px, (100dvh - 30rem) * 999)',
  },
  body: { position: 'relative', fontFamily: 'body', minHeight: '100dvh' },
  '*': {
    margin: '0',
    padding: '0',
    font: 'inherit',
    overflowWrap: 'break-word',
    WebkitTapHighlightColor: 'transparent',
  },
  '*, ::before, ::after': {
    boxSizing: 'border-box',
    border: '0 solid',
    borderColor: 'border',
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Off during a change of mode: default transitions would delay colours level by level.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  'img, svg, video, iframe': { display: 'block', verticalAlign: 'middle' },
  'img, video': { maxWidth: '100%', height: 'auto' },
  // Beside a text, which breaks or is cut off.
  svg: { flexShrink: '0' },
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
  '::selection': { bg: palette.turmeric.light, color: palette.onTurmeric.light },
  ':focus-visible': { outline: '2px solid', outlineColor: 'leaf.focusRing', outlineOffset: '2px' },
  // Focused by script, as a heading after a change of page.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  // Of a line's height, a link is 24 px high with these; they move nothing within a line.
  ':where(dd, h2, p, td) > a:first-child': { py: '0.1875rem' },
  // Where the system draws all grounds alike.
  '@media (forced-colors: active)': {
    button: { borderWidth: '1px' },
    // And draws borders that are transparent.
    'nav a:not([aria-current], .button)': { borderColor: 'Canvas !important' },
    ':is([role="tab"][aria-selected="true"], [aria-pressed="true"])': { borderWidth: '4px !important' },
  },
  'h1, h2, h3': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  '@media print': {
    html: { colorScheme: 'light !important' },
    'header, footer, nav, #toasts, #notices': { display: 'none !important' },
  },
  // The HTML's own words about a missing script, in sight wherever the page is scrolled to.
  '#script-missing, body > noscript > p': {
    position: 'sticky',
    top: '0',
    zIndex: 'banner',
    px: '6',
    py: '3',
    bg: 'bg.warning',
    textStyle: 'sm',
    textAlign: 'center',
  },
  // A line at the top of the window while a press waits: for the start, and then for code. Its delay keeps it from flashing.
  'html.is-starting::before, .loading-bar': {
    content: '""',
    position: 'fixed',
    insetX: '0',
    top: '0',
    height: '3px',
    zIndex: 'toast',
    bg: 'leaf.solid',
    transformOrigin: 'left',
    animation: 'run 8s ease-out 0.4s both',
  },
  // At an address with a query of its list, a prerendered page stands as six skeletons until it is rendered with it.
  '.has-query [data-shows-query]': {
    visibility: 'hidden',
    '& h1::before, & article > :is(:first-child, :last-child)': {
      visibility: 'visible',
      bg: 'bg.emphasized',
      borderRadius: 'l2',
      animation: 'pulse',
    },
    '& h1': { position: 'relative', _before: { content: '""', position: 'absolute', inset: '0' } },
    '& article > * > *': { visibility: 'hidden' },
    '& :is([role="listitem"], article):nth-child(n + 7)': { display: 'none' },
  },
  // Of a category the heading counts, and the filter names, everything until then.
  '.has-category [data-shows-query] :is(h1, fieldset, [role="status"])': { visibility: 'hidden' },
  // On a page that is translated from right to left; its search suggestions stay from left to right.
  '[dir="rtl"] .pointing:not([dir="ltr"] *)': { scale: '-1 1' },
  // A browser's translation puts texts into these: they break where the text did.
  font: { overflowWrap: 'inherit' },
} as const;
