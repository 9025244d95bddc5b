import { Container, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Heading, Text } from '@shop/design/ui/elements';
import { paths } from '../shared/paths.ts';
import { ButtonLink } from '../shared/ui/links.ts';
import { PageHead } from '../shared/ui/page-head.tsx';
import { notFoundMessages } from './not-found-page.messages.ts';

/** For every address the shop does not know. */
export function NotFoundPage() {
  return (
    <Container py={{ base: '16', md: '28' }}>
      <PageHead title={notFoundMessages.title} isPrivate />
      <Stack gap="6" maxW="40rem">
        <Text textStyle="eyebrow" color="leaf.fg">
          {notFoundMessages.eyebrow}
        </Text>
        <Heading as="h1" textStyle="display">
          {notFoundMessages.title}
        </Heading>
        <Text textStyle="lead" color="fg.muted">
          {notFoundMessages.text}
        </Text>
        <HStack gap="3" flexWrap="wrap">
          <ButtonLink to={paths.products}>{notFoundMessages.products}</ButtonLink>
          <ButtonLink to={paths.home} variant="outline">
            {notFoundMessages.home}
          </ButtonLink>
        </HStack>
      </Stack>
    </Container>
  );
}

export { NotFoundPage as Component };
