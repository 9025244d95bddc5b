import { Dialog as Ark } from '@ark-ui/react/dialog';
import { createStyleContext } from '../../styled-system/jsx/index.js';
import { dialog, drawer } from '../../styled-system/recipes/index.js';
import { dialogMessages } from '../dialog.messages.ts';
import { IconButton, type ButtonProps } from './elements.tsx';
import { CloseIcon } from './icons.tsx';

// Chakra's dialog and drawer: the behaviour is Ark's, as in Chakra, and the styles are static.

const dialogStyles = createStyleContext(dialog);
const drawerStyles = createStyleContext(drawer);

const onlyWhileOpen = { defaultProps: { lazyMount: true, unmountOnExit: true } };

const partsOf = ({ withContext }: Pick<typeof dialogStyles, 'withContext'>) => ({
  Backdrop: withContext(Ark.Backdrop, 'backdrop'),
  Positioner: withContext(Ark.Positioner, 'positioner'),
  Content: withContext(Ark.Content, 'content'),
  Header: withContext('div', 'header'),
  Title: withContext(Ark.Title, 'title'),
  Description: withContext(Ark.Description, 'description'),
  Body: withContext('div', 'body'),
  Footer: withContext('div', 'footer'),
  CloseTrigger: withContext(Ark.CloseTrigger, 'closeTrigger'),
});

export const Dialog = { Root: dialogStyles.withRootProvider(Ark.Root, onlyWhileOpen), ...partsOf(dialogStyles) };
export const Drawer = { Root: drawerStyles.withRootProvider(Ark.Root, onlyWhileOpen), ...partsOf(drawerStyles) };

export const CloseButton = (props: ButtonProps) => (
  <IconButton aria-label={dialogMessages.close} {...props}>
    <CloseIcon />
  </IconButton>
);
