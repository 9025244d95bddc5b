import { Box } from '@shop/design/styled-system/jsx';
import { uiMessages } from './ui.messages.ts';

/** A line at the top of the window while a press waits for code. Its delay keeps it from flashing. */
export function LoadingBar() {
  return (
    <Box
      role="progressbar"
      aria-label={uiMessages.loading}
      position="fixed"
      insetX="0"
      top="0"
      height="3px"
      zIndex="toast"
      bg="leaf.solid"
      transformOrigin="left"
      animation="run 8s ease-out 0.4s both"
    />
  );
}
