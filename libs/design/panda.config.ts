import chakraPreset from '@chakra-ui/panda-preset';
import { defaultBaseConfig } from '@chakra-ui/react';
import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/theme/global-css.ts';
import { keyframes } from './src/theme/keyframes.ts';
import { semanticColors } from './src/theme/semantic-colors.ts';
import { containerStyles, shopRecipes } from './src/theme/shop-recipes.ts';
import { shopTextStyles } from './src/theme/text-styles.ts';
import { tickBox } from './src/theme/tick-box.ts';
import { shopRadii, shopShadows, shopTokens } from './src/theme/tokens.ts';

const { theme: chakra, conditions, utilities } = chakraPreset;

/** What of a control passes over into its next state: as in Chakra, whose preset leaves it to Panda. */
const CHANGING = 'background-color, border-color, color, fill, stroke, opacity, box-shadow, translate, transform';

/** Of Chakra's recipes those of the parts that the shop draws with static styles. */
const recipesInUse = [
  'badge',
  'button',
  'heading',
  'input',
  'link',
  'separator',
  'skeleton',
  'skipNavLink',
  'spinner',
  'textarea',
];

const only = <T>(all: Record<string, T> = {}, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** The shop's style sheet and what reads it: Chakra's preset with the shop's theme. */
export default defineConfig({
  presets: [
    {
      name: 'chakra',
      utilities: { extend: { ...utilities?.extend, transitionProperty: { values: { common: CHANGING } } } },
      theme: {
        ...chakra,
        tokens: { ...chakra?.tokens, ...shopTokens },
        semanticTokens: { colors: semanticColors, radii: shopRadii, shadows: shopShadows },
        keyframes,
        recipes: only(chakra?.recipes, recipesInUse),
        slotRecipes: only(chakra?.slotRecipes, ['field']),
      },
    },
  ],
  // Panda's own differ from those that Chakra's parts are drawn with.
  conditions: { extend: { ...defaultBaseConfig.conditions, ...conditions?.extend, page: 'html:has(&)' } },
  theme: {
    extend: {
      textStyles: shopTextStyles,
      recipes: {
        ...shopRecipes,
        tickBox: { ...tickBox, jsx: ['TickLabel', 'TickBox'] },
        button: { ...shopRecipes.button, jsx: [/Button(Link|Anchor)?$/] },
        input: { ...shopRecipes.input, jsx: ['Input', 'FieldInput'] },
        textarea: { ...shopRecipes.textarea, jsx: ['FieldTextarea'] },
        link: { defaultVariants: { variant: 'underline' }, jsx: ['TextLink', 'TextAnchor'] },
      },
      slotRecipes: { field: { base: { helperText: { textStyle: 'sm' }, errorText: { textStyle: 'sm' } } } },
    },
  },
  // What reaches an element through another part's props.
  staticCss: {
    css: [{ properties: { colorPalette: ['leaf', 'turmeric', 'clay', 'gray'] } }],
    recipes: { button: [{ size: ['sm', 'md', 'lg'], variant: ['solid', 'outline', 'ghost', 'subtle', 'plain'] }] },
  },
  globalCss,
  patterns: {
    extend: {
      container: { defaultValues: containerStyles, transform: (props) => props },
      grid: { defaultValues: {} },
      stack: { defaultValues: { direction: 'column', gap: '2' } },
      hstack: { defaultValues: { gap: '2' } },
    },
  },
  preflight: false,
  prefix: { cssVar: 'shop' },
  jsxFramework: 'react',
  include: ['./src/ui/elements.tsx', '../../apps/storefront/src/**/*.{ts,tsx}'],
  exclude: ['**/*.spec.tsx', '../../apps/storefront/src/dev/**'],
  outdir: 'styled-system',
  outExtension: 'js',
});
