import { fieldSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipe } from '../theme/add-recipe.ts';

addRecipe('field', fieldSlotRecipe);
