import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { css } from '../../styled-system/css/index.js';
import { Box } from '../../styled-system/jsx/index.js';
import { useDialogRoot, type DialogProps } from '../use-dialog-root.ts';
import { CloseButton, Drawer } from './overlays.tsx';

interface ShopDrawerProps extends DialogProps {
  title: string;
  isNarrow?: boolean;
  /** Prevents closing during a call. */
  isLocked?: boolean;
  /** Initial focus: the title, or the element with `data-autofocus`. */
  focuses?: 'title' | 'content';
  /** Fixed above the scrolling content. */
  summary?: ReactNode;
  /** Fixed below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

const narrow = css.raw({ maxW: { md: '26.25rem' } });

/** Toasts stand above its foot, also where the page below has a bar. */
const roomForToasts = css.raw({ _page: { '--shop-drawer-foot': '8rem' } });

/** A drawer: on the right on desktops, full screen on phones. */
export function ShopDrawer({ isOpen, onClose, isNarrow, isLocked, focuses = 'title', ...drawer }: ShopDrawerProps) {
  const root = useDialogRoot({ isOpen, onClose: () => !isLocked && onClose() });
  return (
    <Drawer.Root {...root} placement="end" size={{ base: 'full', md: 'md' }}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content bg="bg.panel" height="100dvh" textStyle="md" css={isNarrow ? narrow : {}}>
            <Drawer.Header
              flex="none"
              ps={{ base: '5', md: '8' }}
              pe={{ base: '14', md: '20' }}
              py="4"
              minH="16"
              borderBottomWidth="1px"
            >
              <Drawer.Title textStyle="h3" tabIndex={-1} data-autofocus={focuses === 'title' ? '' : undefined}>
                {drawer.title}
              </Drawer.Title>
            </Drawer.Header>
            <Box flexShrink="0">{drawer.summary}</Box>
            <Drawer.Body
              px={{ base: '5', md: '8' }}
              pt={{ base: '4', md: '6' }}
              pb="6"
              minH="32"
              overscrollBehavior="contain"
            >
              {drawer.children}
            </Drawer.Body>
            {drawer.footer && (
              <Drawer.Footer
                display="block"
                px={{ base: '5', md: '8' }}
                pt="3"
                pb={{ base: 'max(0.25rem, env(safe-area-inset-bottom))', md: '3' }}
                boxShadow="up"
                zIndex="1"
                css={roomForToasts}
              >
                {drawer.footer}
              </Drawer.Footer>
            )}
            <Drawer.CloseTrigger asChild top="2" insetEnd={{ base: '2', md: '4' }}>
              <CloseButton disabled={isLocked} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
