import type { ReactNode } from 'react';
import { dialogMessages } from '../dialog.messages.ts';
import type { DialogProps } from '../use-dialog-root.ts';
import { Button, Text } from './elements.tsx';
import ShopDialog from './shop-dialog.tsx';

interface ConfirmDialogProps extends DialogProps {
  title: string;
  question: string;
  /** Stands below the question. */
  note?: ReactNode;
  onConfirm: () => void;
}

/** A confirmation: only Yes acts. */
export default function ConfirmDialog({ title, question, note, onConfirm, ...dialog }: ConfirmDialogProps) {
  const confirm = () => {
    dialog.onClose();
    onConfirm();
  };
  return (
    <ShopDialog
      {...dialog}
      title={title}
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" onClick={dialog.onClose}>
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
