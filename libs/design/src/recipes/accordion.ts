import { accordionSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipe } from '../theme/add-recipe.ts';

addRecipe('accordion', accordionSlotRecipe);
