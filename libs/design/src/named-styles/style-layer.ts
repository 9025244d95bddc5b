import type { SystemStyleObject } from '@chakra-ui/react';

/** What a recipe says with these variants. */
export interface RecipeLayer {
  /** One of the theme's by its name, or a part's own. */
  recipe: string | object;
  variants: Readonly<Record<string, unknown>>;
}

/** The look of an element around this one, which is drawn in its place. */
export interface LookAround {
  around: readonly StyleLayer[];
}

/** What makes up an element's look, the later the stronger. */
export type StyleLayer = SystemStyleObject | RecipeLayer | LookAround;
