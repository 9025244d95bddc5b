/** The shop's own values beside Chakra's scales. */
export const shopTokens = {
  /** Two text weights: each further one costs a slow phone some milliseconds. */
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '600' },
    semibold: { value: '600' },
    bold: { value: '600' },
  },
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    black: { value: '#000000' },
    white: { value: '#FFFFFF' },
    blackAlpha: { 500: { value: 'rgb(16 23 20 / 0.55)' } },
  },
  /** The storefront defines the fallbacks in the sizes of the shop's fonts. */
  fonts: {
    heading: { value: "'Eczar Variable', 'Eczar Fallback', Georgia, 'Times New Roman', serif" },
    body: { value: "'Figtree Variable', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
  },
};

export const shopRadii = { l1: { value: '2px' }, l2: { value: '4px' }, l3: { value: '6px' } };

export const shopShadows = {
  /** Over what scrolls away below. */
  up: { value: { _light: '0 -4px 16px rgb(27 36 32 / 0.12)', _dark: '0 -4px 16px rgb(0 0 0 / 0.55)' } },
  xs: { value: { _light: '0 1px 2px rgb(27 36 32 / 0.06)', _dark: '0 1px 2px rgb(0 0 0 / 0.5)' } },
  sm: { value: { _light: '0 2px 6px rgb(27 36 32 / 0.08)', _dark: '0 2px 6px rgb(0 0 0 / 0.5)' } },
  md: { value: { _light: '0 6px 20px rgb(27 36 32 / 0.10)', _dark: '0 6px 20px rgb(0 0 0 / 0.55)' } },
  lg: { value: { _light: '0 14px 40px rgb(27 36 32 / 0.14)', _dark: '0 14px 40px rgb(0 0 0 / 0.6)' } },
  xl: { value: { _light: '0 24px 64px rgb(27 36 32 / 0.18)', _dark: '0 24px 64px rgb(0 0 0 / 0.65)' } },
};

/** Keyframes in use. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'scale-in': { from: { scale: '0.95' } },
  'scale-out': { to: { scale: '0.95' } },
  'slide-from-right-full': { from: { translate: '100% 0' } },
  'slide-to-right-full': { to: { translate: '100% 0' } },
  'ignore-pointer': { from: { pointerEvents: 'none' as const } },
  /** A carousel's progress. */
  run: { from: { transform: 'scaleX(0)' } },
};
