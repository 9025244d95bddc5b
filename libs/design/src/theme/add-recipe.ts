import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { takeSlotRecipesFrom } from '../named-styles/slot-recipes.ts';
import { system } from './system.ts';

/**
 * How a part of several elements looks, such as a dialog: it comes with the script that draws the part (`recipes/`),
 * and not with every page.
 */
export function addRecipe(name: string, recipe: SlotRecipeDefinition): void {
  const theme = (system._config.theme ??= {});
  theme.slotRecipes = { ...theme.slotRecipes, [name]: recipe };
  takeSlotRecipesFrom(system);
}
