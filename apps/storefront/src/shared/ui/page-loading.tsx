import { Navigate, type NavigateProps } from 'react-router-dom';
import { Box, Container } from '@shop/design/styled-system/jsx';
import { H1, Text } from '@shop/design/ui/elements';
import { uiMessages } from './ui.messages.ts';

/** Placeholder while a page's code loads; without JavaScript it says what the page needs. */
export function PageLoading() {
  return (
    <Box minH="100dvh" aria-busy="true">
      <noscript>
        <Container py="16">
          <H1 mb="3">{uiMessages.needsScript}</H1>
          <Text>{uiMessages.turnScriptOn}</Text>
        </Container>
      </noscript>
    </Box>
  );
}

/** Redirects, and holds the page's height so that the footer does not jump. */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <Navigate {...props} replace />
      <PageLoading />
    </>
  );
}

/** Shown while a press waits for code. */
export const LoadingBar = () => <div role="progressbar" aria-label={uiMessages.loading} className="loading-bar" />;
