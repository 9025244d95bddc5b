import { Box, Container } from '@shop/design/styled-system/jsx';
import { H1, Text } from '@shop/design/ui/elements';
import { uiMessages } from './ui.messages.ts';

/** Placeholder while a page's code loads; without JavaScript it says what the page needs. */
export function PageLoading() {
  return (
    <Box aria-busy="true">
      <noscript>
        <Container py="16">
          <H1 mb="3">{uiMessages.needsScript}</H1>
          <Text>{uiMessages.turnScriptOn}</Text>
        </Container>
      </noscript>
    </Box>
  );
}

/** Shown while a press waits for code. */
export const LoadingBar = () => <div role="progressbar" aria-label={uiMessages.loading} className="loading-bar" />;
