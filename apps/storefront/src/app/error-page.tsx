import { Container, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Button, ButtonAnchor, Heading, Text } from '@shop/design/ui/elements';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageHead } from '../shared/ui/page-head.tsx';
import { reportError } from '../shared/report-error.ts';
import { paths } from '../shared/paths.ts';
import { appMessages } from './app.messages.ts';

/** Shown when a page fails to load or render, with two ways on. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => reportError('page', error), [error]);

  return (
    <Container py="24">
      <PageHead title={appMessages.errorTitle} />
      <Stack gap="5" maxW="36rem">
        <Heading as="h1" textStyle="h1">
          {appMessages.errorTitle}
        </Heading>
        <Text textStyle="lead" color="fg.muted">
          {appMessages.errorText}
        </Text>
        <HStack gap="3" flexWrap="wrap">
          <Button onClick={() => window.location.reload()}>{appMessages.tryAgain}</Button>
          <ButtonAnchor variant="outline" href={paths.home}>
            {appMessages.goHome}
          </ButtonAnchor>
        </HStack>
      </Stack>
    </Container>
  );
}
