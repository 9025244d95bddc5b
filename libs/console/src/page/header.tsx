import { Box, Button, Container, Flex, Heading, IconButton } from '@chakra-ui/react';
import { ConnectionMark } from '../panels/connection.tsx';
import { WorldChooser } from '../panels/world-chooser.tsx';
import { currentColorMode, showColorMode } from '@shop/design/color-mode';
import { BookIcon, MoonIcon, SunIcon } from '@shop/design/ui/subject-icons';
import { useState } from 'react';
import { appMessages as messages } from './app.messages.ts';
import { rememberColorMode } from './color-choice.ts';

/** The connection, the selected world, and the appearance. */
export function Header() {
  const [mode, setMode] = useState(currentColorMode);
  const next = mode === 'dark' ? 'light' : 'dark';
  const switchMode = () => {
    showColorMode(next);
    rememberColorMode(next);
    setMode(next);
  };

  return (
    <Box as="header" borderBottomWidth="1px" bg="bg.panel">
      <Container maxW="1600px" py="3">
        <Flex gap="3" align="center" wrap="wrap">
          <Flex gap="3" align="center" flex="1" minW="16rem">
            <Heading as="h1" textStyle="h3">
              {messages.title}
            </Heading>
            <ConnectionMark />
          </Flex>
          <Flex gap="2" align="center" wrap="wrap">
            <WorldChooser />
            <Button asChild size="sm" variant="outline">
              <a href="/__mock/reference" aria-label={messages.reference}>
                <BookIcon />
                <Box as="span" hideBelow="sm">
                  {messages.reference}
                </Box>
              </a>
            </Button>
            <IconButton size="sm" variant="outline" aria-label={messages[next]} onClick={switchMode}>
              {mode === 'dark' ? <SunIcon /> : <MoonIcon />}
            </IconButton>
          </Flex>
        </Flex>
      </Container>
    </Box>
  );
}
