import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { dialogMessages } from '@shop/design/dialog.messages';
import { useDialogRoot } from '@shop/design/use-dialog-root';
import type { ReactNode } from 'react';

interface ConsoleDialogProps {
  title: string;
  size?: 'sm' | 'lg';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is open as long as it is rendered. */
export function ConsoleDialog({ title, size = 'sm', onClose, children }: ConsoleDialogProps) {
  return (
    <Dialog.Root {...useDialogRoot({ isOpen: true, onClose })} size={size} placement="center" scrollBehavior="inside">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title textStyle="h3">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">{children}</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={dialogMessages.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
