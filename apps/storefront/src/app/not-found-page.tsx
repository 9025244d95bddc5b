import { Center, Container, HStack, Stack } from '@shop/design/styled-system/jsx';
import { EmptyIllustration } from '@shop/design/ui/drawings';
import { Eyebrow, H1, Lead } from '@shop/design/ui/elements';
import { paths } from '../shared/paths.ts';
import { ButtonLink } from '../shared/ui/links.ts';
import { PageHead } from '../shared/ui/page.tsx';
import { notFoundMessages as messages } from './not-found-page.messages.ts';

export default function NotFoundPage() {
  return (
    <Container>
      <PageHead title={messages.title} isPrivate />
      <Center py={{ base: '12', md: '20' }}>
        <Stack gap="6" align="center" textAlign="center" maxW="36rem">
          <EmptyIllustration />
          <Eyebrow color="leaf.fg">{messages.eyebrow}</Eyebrow>
          <H1>{messages.title}</H1>
          <Lead>{messages.text}</Lead>
          <HStack gap="3" flexWrap="wrap" justify="center">
            <ButtonLink to={paths.products}>{messages.products}</ButtonLink>
            <ButtonLink to={paths.home} variant="outline">
              {messages.home}
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="outline">
              {messages.contact}
            </ButtonLink>
          </HStack>
        </Stack>
      </Center>
    </Container>
  );
}
