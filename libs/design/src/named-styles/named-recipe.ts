import type { StyleLayer } from './style-layer.ts';

/** What drawing a part asks of its recipe; how it looks is known elsewhere. */
export interface RecipeInBrief {
  className?: string | undefined;
  variants: readonly string[];
}

type Props = Record<string, unknown>;

/** Stands for one of Chakra's recipes: instead of styles it gives the recipe's name with the variants. */
export function namedRecipe(recipe: string | object, { className, variants }: RecipeInBrief) {
  const says = typeof recipe === 'string' || Object.keys(recipe).length > 0;
  const layer = (chosen: Props = {}): StyleLayer => (says ? { recipe, variants: chosen } : {});
  const splitVariantProps = ({ recipe: _own, ...props }: Props): [variants: Props, others: Props] => {
    const [chosen, others]: [Props, Props] = [{}, {}];
    for (const key of Object.keys(props)) (variants.includes(key) ? chosen : others)[key] = props[key];
    // A part that lies another way says so to its element, too.
    if ('orientation' in chosen) others.orientation = chosen.orientation;
    return [chosen, others];
  };
  return Object.assign(layer, { className, variantKeys: variants, splitVariantProps });
}
