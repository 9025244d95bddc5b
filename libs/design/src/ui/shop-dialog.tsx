import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { useDialogRoot, type DialogProps } from '../use-dialog-root.ts';
import { CloseButton, Dialog } from './overlays.tsx';

interface ShopDialogProps extends DialogProps {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** An alert dialog does not close on outside clicks. */
  role?: 'dialog' | 'alertdialog';
  size?: 'sm' | 'md';
}

/** Away from the window's edges, but for phones, where it stands at the bottom. */
const positioner = { containerType: 'size', px: { base: '0', sm: '4' }, py: { base: '0', sm: '8' } };

/** It scrolls inside, on phones below the room of toasts; in a low window as a whole. */
const content = {
  '@container (min-height: 30rem)': { maxH: { base: 'calc(100% - 12rem)', sm: '100%' } },
  mt: 'auto',
  mb: { base: '0', sm: 'auto' },
  borderBottomRadius: { base: '0', sm: 'l3' },
  pb: { base: 'env(safe-area-inset-bottom)', sm: '0' },
};

const buttons = { flexWrap: 'wrap', '& > *': { flex: { base: '1', sm: '0 0 auto' } } };

/** A dialog, centred but for phones, closable by Escape, that restores the focus. */
export default function ShopDialog(props: ShopDialogProps) {
  const { title, children, footer, role = 'dialog', size = 'sm', ...dialog } = props;
  return (
    <Dialog.Root {...useDialogRoot(dialog)} role={role} size={size} placement="center">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner css={positioner}>
          <Dialog.Content bg="bg.panel" css={content}>
            <Dialog.Header pe="14">
              <Dialog.Title textStyle="h3">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body overflowY="auto" overscrollBehavior="contain">
              {children}
            </Dialog.Body>
            {footer && <Dialog.Footer css={buttons}>{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild top="0.9375rem">
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
