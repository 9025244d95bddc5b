import { Container, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Button, ButtonAnchor, H1, Lead } from '@shop/design/ui/elements';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useConnection } from '../shared/connection.ts';
import { paths } from '../shared/paths.ts';
import { isOpenedAnew, isPageReloading, openAnew, reloadPage } from '../shared/reload-page.ts';
import { reportError } from '../shared/report-error.ts';
import { PageLoading } from '../shared/ui/page-loading.tsx';
import { PageHead } from '../shared/ui/page.tsx';
import { appMessages } from './app.messages.ts';
import { PageCodeMissing } from './load-routes.ts';

export function ErrorPage() {
  const error = useRouteError();
  const connection = useConnection();
  // Drawn again while it is opened anew, its entry is marked already.
  const isFirst = isPageReloading() || !isOpenedAnew();
  const isOpenedNow = error instanceof PageCodeMissing && connection !== 'offline' && isFirst;
  useEffect(() => reportError('page', error), [error]);
  useEffect(() => (isOpenedNow ? openAnew() : undefined), [isOpenedNow]);

  if (isOpenedNow) return <PageLoading />;
  return (
    <Container py="24">
      <PageHead title={appMessages.errorTitle} />
      <Stack gap="5" maxW="36rem">
        <H1>{appMessages.errorTitle}</H1>
        <Lead>{appMessages.errorText}</Lead>
        <HStack gap="3" flexWrap="wrap">
          {/* Offline, a reload would lose the shop. */}
          <Button disabled={connection === 'offline'} onClick={reloadPage}>
            {appMessages.tryAgain}
          </Button>
          <ButtonAnchor variant="outline" href={paths.home}>
            {appMessages.goHome}
          </ButtonAnchor>
        </HStack>
      </Stack>
    </Container>
  );
}
