import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from '@shop/design/theme/global-css';
import { semanticColors } from '@shop/design/theme/semantic-colors';
import { containerStyles, shopRecipes } from '@shop/design/theme/shop-recipes';
import { shopTextStyles } from '@shop/design/theme/text-styles';
import { shopRadii, shopShadows, shopTokens } from '@shop/design/theme/tokens';

const shop = defineConfig({
  preflight: false,
  // Adding a layered rule at run time makes Chromium reload fonts, which moves the page.
  disableLayers: true,
  cssVarsPrefix: 'shop',
  globalCss,
  theme: {
    tokens: shopTokens,
    semanticTokens: { colors: semanticColors, radii: shopRadii, shadows: shopShadows },
    textStyles: shopTextStyles,
    recipes: { ...shopRecipes, container: { base: containerStyles } },
  },
});

/** Chakra's system with the shop's theme. */
export const system = createSystem(defaultConfig, shop);
