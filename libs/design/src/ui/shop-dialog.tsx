import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { dialogMessages } from '../dialog.messages.ts';
import { DesignProvider } from './design-provider.tsx';
import { useIsOpenOnceMounted } from '../use-is-open-once-mounted.ts';

interface ShopDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** An alert dialog does not close on outside clicks. */
  role?: 'dialog' | 'alertdialog';
  /** Where the focus goes on closing; null: the previous element. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'cover' | 'full';
}

/** A centred dialog, closable by Escape, that restores the focus. */
export function ShopDialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  role = 'dialog',
  size = 'sm',
  focusAfter,
}: ShopDialogProps) {
  const isOpenNow = useIsOpenOnceMounted(isOpen);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  /** Without an opener the focus goes to the page's content. */
  const focusOnClosing = () => {
    const isOpenerLost = !opener.current?.isConnected || opener.current === document.body;
    return focusAfter?.() ?? (isOpenerLost ? document.querySelector<HTMLElement>('main') : null);
  };

  return (
    <DesignProvider>
      <Dialog.Root
        open={isOpenNow}
        onOpenChange={({ open }) => !open && onClose()}
        role={role}
        size={size}
        finalFocusEl={focusOnClosing}
        placement="center"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner px="4">
            <Dialog.Content bg="bg.panel">
              <Dialog.Header>
                <Dialog.Title textStyle="h3">{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>{children}</Dialog.Body>
              {footer && <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>}
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={dialogMessages.close} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </DesignProvider>
  );
}
