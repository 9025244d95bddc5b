import { defineConfig } from '@pandacss/dev';
import design from '@shop/design/panda.config';

/**
 * The shop's style sheet: the design system's, with what the shop uses. Styles are in components and `*.styles.ts`; other
 * files are not read, so that the edit of a text does not make the style sheet anew.
 */
export default defineConfig({
  ...design,
  include: ['../../libs/design/src/{ui/*,parts/*}.tsx', './src/**/*.{tsx,styles.ts}'],
  exclude: ['**/*.spec.tsx', './src/dev/**'],
  outdir: '../../libs/design/styled-system',
});
