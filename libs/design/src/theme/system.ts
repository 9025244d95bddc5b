import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { animationStyles, breakpoints, layerStyles, textStyles, tokens } from '@chakra-ui/react/theme';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticColors } from './semantic-colors.ts';
import { containerStyles, shopRecipes, shopSlotRecipes } from './shop-recipes.ts';
import { shopTextStyles } from './text-styles.ts';
import { shopRadii, shopShadows, shopTokens } from './tokens.ts';

const chakraBase = defineConfig({
  preflight: false,
  // Adding a layered rule at run time makes Chromium reload fonts, which moves the page.
  disableLayers: true,
  cssVarsPrefix: 'shop',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    slotRecipes,
    tokens: { ...tokens, ...shopTokens },
    semanticTokens: { colors: semanticColors, radii: shopRadii, shadows: shopShadows },
  },
});

const shop = defineConfig({
  theme: {
    textStyles: shopTextStyles,
    recipes: { ...shopRecipes, container: { base: containerStyles } },
    slotRecipes: shopSlotRecipes,
  },
});

/** Chakra's system with the shop's theme, for run-time components. */
export const system = createSystem(defaultBaseConfig, chakraBase, shop);
