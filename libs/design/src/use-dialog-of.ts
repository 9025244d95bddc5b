import { useState } from 'react';

/** Whether a dialog is open, and for which item; the item stays while the dialog closes. */
export function useDialogOf<Item>() {
  const [item, setItem] = useState<Item>();
  const [isOpen, setOpen] = useState(false);
  const open = (next: Item) => {
    setItem(next);
    setOpen(true);
  };
  return { item, open, dialog: { isOpen, onClose: () => setOpen(false) } };
}
