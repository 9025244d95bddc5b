import chakraPreset from '@chakra-ui/panda-preset';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { defineConfig } from '@pandacss/dev';
import { checkbox } from './src/theme/checkbox.ts';
import { globalCss } from './src/theme/global-css.ts';
import { semanticColors } from './src/theme/semantic-colors.ts';
import { containerStyles, shopRecipes, shopSlotRecipes } from './src/theme/shop-recipes.ts';
import { shopTextStyles } from './src/theme/text-styles.ts';
import { keyframes, shopRadii, shopShadows, shopTokens } from './src/theme/tokens.ts';

const { theme: chakra, conditions, utilities } = chakraPreset;

/** Transitions of controls, as in Chakra; its preset leaves them out. */
const CHANGING = 'background-color, border-color, color, fill, stroke, opacity, box-shadow, translate, transform';

/** Two cards side by side on phones, or one below the other with large text. */
const TWO_OR_ONE = 'repeat(auto-fill, minmax(min(100%, max(8.5rem, (100% - 1rem) / 2)), 1fr))';

/** In sight beside a longer column; longer than a low window, it is scrolled by itself. */
const BESIDE_COLUMN = {
  position: 'sticky',
  top: '6rem',
  maxHeight: 'calc(100dvh - 7rem)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
};

/** Chakra's recipes in use with static styles. */
const recipesInUse = ['badge', 'button', 'input', 'link', 'skeleton', 'skipNavLink', 'spinner', 'textarea'];

const only = <T>(all: Record<string, T> = {}, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** The design system for Panda: Chakra's preset with the shop's theme. */
export default defineConfig({
  presets: [
    {
      name: 'chakra',
      utilities: {
        extend: {
          ...utilities?.extend,
          transitionProperty: { values: { common: CHANGING } },
          gridTemplateColumns: { values: { twoOrOne: TWO_OR_ONE } },
          besideColumn: {
            className: 'beside',
            values: { type: 'boolean' },
            transform: (isOn: boolean) => (isOn ? BESIDE_COLUMN : {}),
          },
        },
      },
      theme: {
        ...chakra,
        tokens: { ...chakra?.tokens, ...shopTokens },
        semanticTokens: { colors: semanticColors, radii: shopRadii, shadows: shopShadows },
        keyframes,
        recipes: only(chakra?.recipes, recipesInUse),
        slotRecipes: only(chakra?.slotRecipes, ['dialog', 'drawer', 'field', 'tabs']),
      },
    },
  ],
  // Chakra's conditions, since Panda's differ. Paper is light, whatever the screen is.
  conditions: {
    extend: {
      ...defaultBaseConfig.conditions,
      ...conditions?.extend,
      dark: { '@media screen': { '.dark &': '@slot', '.dark .chakra-theme:not(.light) &': '@slot' } },
      page: 'html:has(&)',
      // A list with room for rows: its own width counts, since beside a column or with large letters it has less than the window.
      wide: '@container (min-width: 44rem)',
      roomy: '@container (min-width: 58rem)',
    },
  },
  theme: {
    extend: {
      textStyles: shopTextStyles,
      recipes: {
        ...shopRecipes,
        checkbox: { ...checkbox, jsx: ['CheckboxLabel', 'Checkbox'] },
        button: { ...shopRecipes.button, jsx: [/Button(Link|Anchor)?$/] },
        input: { ...shopRecipes.input, jsx: ['Input', 'FieldInput'] },
        textarea: { ...shopRecipes.textarea, jsx: ['FieldTextarea'] },
        link: {
          // Chakra's is transparent, which forced colours draw.
          base: { outline: '0' },
          variants: { variant: { underline: { textDecorationColor: 'underline' } } },
          defaultVariants: { variant: 'underline' },
          jsx: ['TextLink', 'TextAnchor'],
        },
      },
      slotRecipes: shopSlotRecipes,
    },
  },
  // Style props passed through other components.
  staticCss: {
    css: [{ properties: { colorPalette: ['leaf', 'turmeric', 'clay', 'gray'] } }],
    recipes: {
      button: [{ size: ['sm', 'md', 'lg'], variant: ['solid', 'outline', 'ghost', 'subtle', 'plain'] }],
      dialog: [{ size: ['sm', 'md'] }],
    },
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
  // An app that has static styles names its own files, in a configuration that extends this one.
  include: ['./src/ui/elements.tsx'],
  outdir: 'styled-system',
  outExtension: 'js',
});
