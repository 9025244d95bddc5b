import { progressSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipe } from '../theme/add-recipe.ts';

addRecipe('progress', progressSlotRecipe);
