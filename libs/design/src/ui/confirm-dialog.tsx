import type { ReactNode } from 'react';
import { dialogMessages } from '../dialog.messages.ts';
import { Button, Text } from './elements.tsx';
import { ShopDialog } from './shop-dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  question: string;
  /** Stands below the question. */
  note?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** Fallback for the focus. */
  focusAfter?: () => HTMLElement | null;
}

/** A confirmation: only Yes acts. */
export function ConfirmDialog({ isOpen, title, question, note, onConfirm, onClose, focusAfter }: ConfirmDialogProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <ShopDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {dialogMessages.no}
          </Button>
          <Button colorPalette="clay" onClick={confirm}>
            {dialogMessages.yes}
          </Button>
        </>
      }
    >
      <Text>{question}</Text>
      {note}
    </ShopDialog>
  );
}
