/** Minimum size for touch. */
const atLeast = (size: string) => ({ h: 'auto', minH: size, minW: size, py: '2' });

/** Of a field; Chakra's own line of a wrong one lies in a lower layer. */
const outline = {
  bg: 'bg.panel',
  borderColor: 'control',
  _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
};

/** Where the shop differs from Chakra's recipes. */
export const shopRecipes = {
  button: {
    base: {
      fontWeight: '600',
      borderRadius: 'l2',
      whiteSpace: 'normal',
      maxW: 'full',
      // Else it fades in from the browser's grey where the styles come late.
      transitionDuration: '0s',
      _hover: { transitionDuration: 'moderate' },
    },
    variants: {
      size: {
        sm: { ...atLeast('11'), textStyle: 'sm', px: '4' },
        md: { ...atLeast('12'), textStyle: 'md', px: '6' },
        lg: { ...atLeast('14'), textStyle: 'md', px: '8' },
      },
      variant: {
        solid: { _hover: { bg: 'colorPalette.hover' }, _expanded: { bg: 'colorPalette.hover' } },
        ghost: { color: 'fg' },
      },
    },
  },
  input: {
    base: { borderRadius: 'l2' },
    variants: {
      size: { md: { h: '12', textStyle: 'md', px: '4' } },
      variant: { outline },
    },
  },
  textarea: { variants: { variant: { outline } } },
} as const;

export const shopSlotRecipes = {
  /** Low, as on a phone in landscape, at 400 % or with large letters, it scrolls as a whole. */
  drawer: {
    base: {
      positioner: { containerType: 'size' },
      content: { overflowY: 'auto', '@container (max-height: 30rem)': { display: 'block' } },
      body: { '@container (max-height: 30rem)': { overflow: 'visible' } },
    },
  },
  field: { base: { helperText: { textStyle: 'sm' }, errorText: { textStyle: 'sm' } } },
} as const;

/** The width of a page's content, and the space beside it. */
export const containerStyles = {
  position: 'relative',
  width: '100%',
  maxWidth: '1280px',
  mx: 'auto',
  px: { base: '4', sm: '6', lg: '8' },
} as const;
