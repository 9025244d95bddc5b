import { palette } from './palette.ts';
import { reset } from './reset.ts';

/** What every page of ours begins with: the reset, and how the shop looks where no class says otherwise. */
export const globalCss = {
  ...reset,
  html: {
    ...reset.html,
    color: 'fg',
    bg: 'bg',
    colorPalette: 'leaf',
    scrollPaddingTop: '8rem',
    textRendering: 'optimizeLegibility',
  },
  body: { ...reset.body, fontFamily: 'body', minHeight: '100dvh' },
  '::selection': { bg: palette.turmeric.light, color: palette.onTurmeric.light },
  ':focus-visible': { outline: '2px solid', outlineColor: 'leaf.focusRing', outlineOffset: '2px' },
  'h1, h2, h3': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  '.has-query [data-reads-query] main > *': { visibility: 'hidden' },
  '*, ::before, ::after': {
    ...reset['*, ::before, ::after'],
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a moment longer: every element has transitions by default, and colours would pass down level by level.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
