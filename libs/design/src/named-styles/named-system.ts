import type { SystemContext } from '@chakra-ui/react';
import { namedRecipe, type RecipeInBrief } from './named-recipe.ts';
import { slotRecipes } from './slot-recipes.ts';

type SlotRecipe = Parameters<SystemContext['sva']>[0];

/** What of the theme's recipes a page knows before it has to work out a style. */
export type RecipesInBrief = Readonly<Record<string, RecipeInBrief>>;

/** Stands for Chakra's system: knows what things are called, and nothing of how they look. */
export function namedSystem(recipesInBrief: RecipesInBrief, isValidProperty: (name: string) => boolean) {
  const recipes = new Map(Object.entries(recipesInBrief).map(([name, brief]) => [name, namedRecipe(name, brief)]));
  return {
    isValidProperty,
    getRecipeFn: (name: string) => recipes.get(name) ?? namedRecipe({}, { variants: [] }),
    cva: (recipe: { className?: string; variants?: object }) =>
      namedRecipe(recipe, { className: recipe.className, variants: Object.keys(recipe.variants ?? {}) }),
    sva: (recipe: SlotRecipe) => slotRecipes().sva(recipe),
    getSlotRecipeFn: (name: string) => slotRecipes().getSlotRecipeFn(name) as unknown,
  };
}
