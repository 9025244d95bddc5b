/** Styles of a native checkbox with its label, large enough for touch. */
export const checkbox = {
  className: 'checkbox',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    textStyle: 'sm',
    userSelect: 'none',
    cursor: 'pointer',
    '&:has(:disabled)': { opacity: '0.5', cursor: 'not-allowed' },
    '& input': {
      appearance: 'none',
      display: 'grid',
      placeContent: 'center',
      flexShrink: '0',
      boxSize: '5',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'l1',
      cursor: 'inherit',
      _checked: { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid' },
    },
    '& input:checked::before': {
      content: '""',
      boxSize: '3',
      bg: 'colorPalette.contrast',
      clipPath: 'polygon(8% 50%, 0 59%, 36% 92%, 100% 22%, 91% 13%, 36% 74%)',
    },
    '& span': { overflowWrap: 'anywhere' },
    // With forced colours, the native box.
    '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
  },
} as const;
