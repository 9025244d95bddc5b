import { Button, Container, HStack, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { PageHead } from '../shared/ui/page-head.tsx';
import { reportError } from '../shared/report-error.ts';
import { paths } from '../shared/paths.ts';
import { appMessages } from './app.messages.ts';
import { TitleAndLead } from '../shared/ui/title-and-lead.tsx';

/** Something broke while a page was shown or loaded: said plainly, cart untouched, with two ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => reportError('page', error), [error]);

  return (
    <Container py="24">
      <PageHead title={appMessages.errorTitle} />
      <Stack gap="5" maxW="xl">
        <TitleAndLead title={appMessages.errorTitle} lead={appMessages.errorText} />
        <HStack gap="3" flexWrap="wrap">
          <Button onClick={() => window.location.reload()}>{appMessages.tryAgain}</Button>
          <Button variant="outline" asChild>
            <a href={paths.home}>{appMessages.goHome}</a>
          </Button>
        </HStack>
      </Stack>
    </Container>
  );
}
