import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { animationStyles, breakpoints, layerStyles, textStyles, tokens } from '@chakra-ui/react/theme';
import { fontFamilies } from './font-families.ts';
import { keyframes } from './keyframes.ts';
import { palette } from './palette.ts';
import { recipes } from './recipes.ts';
import { reset } from './reset.ts';
import { semanticColors } from './semantic-colors.ts';
import { shopTextStyles } from './text-styles.ts';

const { colors: _chakraColors, fonts: _chakraFonts, fontWeights: _chakraWeights, ...scales } = tokens;

/** Texts have two weights: a slow phone takes some milliseconds to draw the first letters of each further one. */
const fontWeights = {
  normal: { value: '400' },
  medium: { value: '600' },
  semibold: { value: '600' },
  bold: { value: '600' },
};

const chakraBase = defineConfig({
  preflight: false,
  // A rule in a layer that comes while a page is shown has the browser lay out all of it anew: see `layered`.
  disableLayers: true,
  cssVarsPrefix: 'shop',
  cssVarsRoot: ':where(html)',
  globalCss: reset,
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    tokens: {
      ...scales,
      fontWeights,
      colors: {
        transparent: { value: 'transparent' },
        current: { value: 'currentColor' },
        black: { value: '#000000' },
        white: { value: '#FFFFFF' },
        blackAlpha: { 500: { value: 'rgb(16 23 20 / 0.55)' } },
      },
      fonts: {
        heading: { value: fontFamilies.heading },
        body: { value: fontFamilies.body },
        mono: { value: fontFamilies.mono },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: '2px' }, l2: { value: '4px' }, l3: { value: '6px' } },
      shadows: {
        xs: { value: { _light: '0 1px 2px rgb(27 36 32 / 0.06)', _dark: '0 1px 2px rgb(0 0 0 / 0.5)' } },
        sm: { value: { _light: '0 2px 6px rgb(27 36 32 / 0.08)', _dark: '0 2px 6px rgb(0 0 0 / 0.5)' } },
        md: { value: { _light: '0 6px 20px rgb(27 36 32 / 0.10)', _dark: '0 6px 20px rgb(0 0 0 / 0.55)' } },
        lg: { value: { _light: '0 14px 40px rgb(27 36 32 / 0.14)', _dark: '0 14px 40px rgb(0 0 0 / 0.6)' } },
        xl: { value: { _light: '0 24px 64px rgb(27 36 32 / 0.18)', _dark: '0 24px 64px rgb(0 0 0 / 0.65)' } },
      },
    },
  },
});

/** At least so large for fingers; higher where a large text takes several lines. */
const atLeast = (size: string) => ({ h: 'auto', minH: size, minW: size, py: '2' });

const shop = defineConfig({
  globalCss: {
    html: {
      color: 'fg',
      bg: 'bg',
      colorPalette: 'leaf',
      scrollPaddingTop: '8rem',
      textRendering: 'optimizeLegibility',
    },
    body: { fontFamily: 'body', minHeight: '100dvh' },
    '::selection': { bg: palette.turmeric.light, color: palette.onTurmeric.light },
    ':focus-visible': { outline: '2px solid', outlineColor: 'leaf.focusRing', outlineOffset: '2px' },
    'h1, h2, h3': { textWrap: 'balance' },
    p: { textWrap: 'pretty' },
    '.has-query [data-reads-query] main > *': { visibility: 'hidden' },
    '*, ::before, ::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // Not a moment longer: every element has transitions by default, and colours would pass down level by level.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    textStyles: shopTextStyles,
    recipes: {
      button: {
        base: { fontWeight: '600', borderRadius: 'l2', whiteSpace: 'normal', maxW: 'full' },
        variants: {
          size: {
            sm: { ...atLeast('11'), textStyle: 'sm', px: '4' },
            md: { ...atLeast('12'), textStyle: 'md', px: '6' },
            lg: { ...atLeast('14'), textStyle: 'md', px: '8' },
          },
          variant: {
            solid: { _hover: { bg: 'colorPalette.hover' }, _expanded: { bg: 'colorPalette.hover' } },
            ghost: { color: 'fg' },
            outline: { borderColor: 'control', color: 'fg', _hover: { bg: 'bg.subtle', borderColor: 'fg' } },
          },
        },
      },
      input: {
        base: { borderRadius: 'l2' },
        variants: {
          size: { md: { h: '12', textStyle: 'md', px: '4' } },
          variant: { outline: { bg: 'bg.panel', borderColor: 'control' } },
        },
      },
      textarea: { variants: { variant: { outline: { bg: 'bg.panel', borderColor: 'control' } } } },
      heading: { base: { fontFamily: 'heading', fontWeight: '500' } },
      container: { base: { maxW: '1280px', px: { base: '4', sm: '6', lg: '8' } } },
    },
  },
});

const plain = createSystem(defaultBaseConfig, chakraBase, shop);

/** What Chakra's styles of a page are, in its order. */
export const GLOBAL_LAYERS = ['base', 'tokens'] as const;

/** What is there from the beginning stays in layers, so that every class wins against it. */
const layered = (styles: object, index: number) => ({ [`@layer ${GLOBAL_LAYERS[index]}`]: styles });

/** The shop's design system: Chakra's scales with the shop's palette, type, touch targets and only the recipes in use. */
// The first of Chakra's is its own reset, which is switched off.
export const system: SystemContext = { ...plain, _global: plain._global.slice(1).map(layered) };
