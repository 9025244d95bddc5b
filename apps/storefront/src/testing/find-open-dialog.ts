import { screen, waitFor } from '@testing-library/react';

/** Waits for a dialog or drawer with the focus: it is visible a frame before it handles Escape. */
export async function findOpenDialog(name: string, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}
