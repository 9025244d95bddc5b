import { Box, Button, Container, Flex, Heading } from '@chakra-ui/react';
import { BookIcon } from '@shop/design/ui/subject-icons';
import { useConsole, useWorld } from '../console-context.ts';
import { ConnectionMark } from '../panels/connection.tsx';
import { Select } from '../parts/fields.tsx';
import { Mark } from '../parts/mark.tsx';
import { appMessages as messages } from './app.messages.ts';

/** The connection, and the selected world with what is switched on in it. */
export function Header() {
  const { worlds, world, chooseWorld } = useConsole();
  const active = useWorld()?.situations ?? [];
  const names = new Set([...(worlds.data ?? []).map(({ name }) => name), world]);
  return (
    <Box as="header" borderBottomWidth="1px" bg="bg.panel">
      <Container maxW="1600px" py="3">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h1" textStyle="h3">
            {messages.title}
          </Heading>
          <ConnectionMark />
          <Flex flex="1" order={{ base: 1, md: 0 }} gap="2" wrap="wrap">
            {active.map(({ id }) => (
              <Mark key={id} palette="turmeric">
                {id}
              </Mark>
            ))}
          </Flex>
          <Select
            label={messages.world}
            value={world}
            options={[...names].map((name) => ({ value: name, label: name }))}
            onChange={chooseWorld}
            maxW="14rem"
          />
          <Button asChild size="sm" variant="outline">
            <a href="/__mock/reference" aria-label={messages.reference}>
              <BookIcon />
              <Box as="span" hideBelow="sm">
                {messages.reference}
              </Box>
            </a>
          </Button>
        </Flex>
      </Container>
    </Box>
  );
}
