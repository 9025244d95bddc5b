import { checkboxSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipe } from '../theme/add-recipe.ts';

addRecipe('checkbox', checkboxSlotRecipe);
