import { Button, Container, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
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
          <Button asChild>
            <Link to={paths.products}>{notFoundMessages.products}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.home}>{notFoundMessages.home}</Link>
          </Button>
        </HStack>
      </Stack>
    </Container>
  );
}

export { NotFoundPage as Component };
