import { Center, Container, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Heading, Text } from '@shop/design/ui/elements';
import { paths } from '../shared/paths.ts';
import { EmptyIllustration } from '../features/catalogue/empty-illustration.tsx';
import { ButtonLink } from '../shared/ui/links.ts';
import { PageHead } from '../shared/ui/page-head.tsx';
import { notFoundMessages as messages } from './not-found-page.messages.ts';

/** Shown for unknown addresses. */
export function NotFoundPage() {
  return (
    <Container>
      <PageHead title={messages.title} isPrivate />
      <Center py={{ base: '12', md: '20' }}>
        <Stack gap="6" align="center" textAlign="center" maxW="36rem">
          <EmptyIllustration />
          <Text textStyle="eyebrow" color="leaf.fg">
            {messages.eyebrow}
          </Text>
          <Heading as="h1" textStyle="h1">
            {messages.title}
          </Heading>
          <Text textStyle="lead" color="fg.muted">
            {messages.text}
          </Text>
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

export { NotFoundPage as Component };
