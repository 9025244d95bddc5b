import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { CloseButton, Dialog } from './overlays.tsx';
import { useDialogRoot } from '../use-dialog-root.ts';

interface ShopDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** An alert dialog does not close on outside clicks. */
  role?: 'dialog' | 'alertdialog';
  /** Where the focus goes on closing; null: to the opener. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  size?: 'sm' | 'md';
}

/** On phones at the bottom, with room for toasts above its title; low windows have no room to spare. */
const positioner = {
  px: { base: '0', sm: '4' },
  pt: { base: '12rem', sm: '0' },
  '@media (max-height: 30em)': { pt: '0' },
};
const content = {
  mt: 'auto',
  mb: { base: '0', sm: 'auto' },
  borderBottomRadius: { base: '0', sm: 'l3' },
  pb: { base: 'env(safe-area-inset-bottom)', sm: '0' },
};

/** A dialog, centred but for phones, closable by Escape, that restores the focus. */
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
  const root = useDialogRoot(isOpen, onClose, focusAfter);

  return (
    <Dialog.Root {...root} role={role} size={size} placement="center">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner css={positioner}>
          <Dialog.Content bg="bg.panel" css={content}>
            <Dialog.Header>
              <Dialog.Title textStyle="h3">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
