import { Box, Button, ChakraProvider, CloseButton, Drawer, Flex, Link, Portal } from '@chakra-ui/react';
import { ConnectionMark, ConnectionNote } from '@shop/console/panels/connection';
import { ConsoleProvider } from '@shop/console/panels/console-provider';
import { ConsoleTabs } from '@shop/console/panels/console-tabs';
import { system } from '@shop/console/system';
import type { TabName } from '@shop/console/tabs.messages';
import { dialogMessages } from '@shop/design/dialog.messages';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { devMessages as messages } from './dev.messages.ts';
import { moveToWorld } from './page-world.ts';

const names: readonly TabName[] = ['situations', 'requests', 'worlds', 'clock'];

/** The mock API's console in a non-modal drawer, so that the shop stays usable. */
function ConsoleDrawer({ world }: { world: string }) {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<TabName>('situations');

  return (
    <>
      {!isOpen && (
        <Button
          size="sm"
          // Below the footer where the window has no room beside the shop's controls.
          position={{ base: 'static', lg: 'fixed' }}
          margin={{ base: '4', lg: '0' }}
          insetStart="4"
          bottom="4"
          zIndex="docked"
          colorPalette="turmeric"
          boxShadow="md"
          onClick={() => setOpen(true)}
        >
          {messages.open}
        </Button>
      )}
      <Drawer.Root
        open={isOpen}
        onOpenChange={({ open }) => setOpen(open)}
        size="md"
        modal={false}
        closeOnInteractOutside={false}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Positioner pointerEvents="none">
            <Drawer.Content pointerEvents="auto" bg="bg" borderStartWidth="1px">
              <ConsoleProvider world={world} onWorldChange={moveToWorld}>
                <Drawer.Header>
                  <Flex gap="3" align="center" wrap="wrap" pe="10">
                    <Drawer.Title textStyle="h3">{messages.title}</Drawer.Title>
                    <ConnectionMark />
                    <Link href={`/__mock?world=${world}`} target="_blank" textStyle="sm">
                      {messages.whole}
                    </Link>
                  </Flex>
                </Drawer.Header>
                <Drawer.Body>
                  <Box mb="4" _empty={{ display: 'none' }}>
                    <ConnectionNote />
                  </Box>
                  <ConsoleTabs names={names} chosen={tab} onChoose={setTab} />
                </Drawer.Body>
              </ConsoleProvider>
              <Drawer.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={dialogMessages.close} />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </>
  );
}

/** The page has reset and tokens already. */
const withoutGlobals = { ...system, _global: [] };

export function showConsole(world: string): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <ChakraProvider value={withoutGlobals}>
      <ConsoleDrawer world={world} />
    </ChakraProvider>,
  );
}
