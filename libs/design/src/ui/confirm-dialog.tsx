import { Button, Text } from '@chakra-ui/react';
import { ShopDialog } from './shop-dialog.tsx';
import type { ReactNode } from 'react';
import { dialogMessages } from '../dialog.messages.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  question: string;
  /** Stands below the question. */
  note?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** Where focus goes when what had it is gone. */
  focusAfter?: () => HTMLElement | null;
}

/** Asks before something is taken away: Yes does it, everything else leaves things as they are. */
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
