import type { SystemContext } from '@chakra-ui/react';

type SlotRecipes = Pick<SystemContext, 'sva' | 'getSlotRecipeFn'>;

let theme: SlotRecipes | undefined;

/** Parts of several elements bring the theme along, which knows their recipes. */
export function takeSlotRecipesFrom(system: SlotRecipes): void {
  theme = system;
}

/** @throws Error for a part without its recipe */
export function slotRecipes(): SlotRecipes {
  if (!theme) throw new Error('A part of several elements is drawn without its recipe: see libs/design/src/recipes.');
  return theme;
}
