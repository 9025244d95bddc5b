import createCache from '@emotion/cache';
import { serializeStyles, type CSSObject } from '@emotion/serialize';
import type { SystemStyleObject } from '@chakra-ui/react';
import { system } from '../theme/system.ts';
import type { LookAround, RecipeLayer, StyleLayer } from './style-layer.ts';
import { styleOptions } from './style-options.ts';

const cache = createCache(styleOptions);
// Node is given its rules as text.
cache.compat = true;

/** Writes the rule of a class into the page. */
export function insertStyle(name: string, layers: readonly StyleLayer[]): void {
  const { styles } = serializeStyles(rulesOf(layers));
  cache.insert(`.${name}`, { name, styles }, cache.sheet, true);
}

/** The rule of a class as text, for pages that the build writes. */
export function styleText(name: string, layers: readonly StyleLayer[]): string {
  if (cache.inserted[name] === undefined) insertStyle(name, layers);
  const text = cache.inserted[name];
  // A look that says nothing has no rule; its class is known all the same.
  return typeof text === 'string' && text !== '' ? text : `.${name}{}`;
}

/** What stands in every page before its classes: the theme's reset and values, each in its layer. */
export const globalStyleText = (): string =>
  system._global
    .map((styles) => {
      const { name, styles: text } = serializeStyles([styles as CSSObject]);
      return cache.insert('', { name, styles: text }, cache.sheet, false) ?? '';
    })
    .join('');

const isRecipe = (layer: StyleLayer): layer is RecipeLayer => 'recipe' in layer;
const isAround = (layer: StyleLayer): layer is LookAround => 'around' in layer;
const isOwn = (layer: StyleLayer): layer is Exclude<StyleLayer, LookAround> => !isAround(layer);

/** What the element says itself, and after it what is around it. */
function rulesOf(layers: readonly StyleLayer[]): CSSObject[] {
  const own = layers.filter(isOwn).map(stylesOf);
  return [system.css(...own), ...layers.filter(isAround).flatMap(({ around }) => rulesOf(around))];
}

function stylesOf(layer: Exclude<StyleLayer, LookAround>): SystemStyleObject {
  if (!isRecipe(layer)) return layer;
  const { recipe, variants } = layer;
  const resolve = (typeof recipe === 'string' ? system.getRecipeFn(recipe) : system.cva(recipe)) as Resolve;
  return resolve(variants);
}

/** Chakra's types know recipes by the names of the theme that they were generated for. */
type Resolve = (variants: object) => SystemStyleObject;
