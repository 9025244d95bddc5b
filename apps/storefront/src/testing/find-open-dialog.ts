import { screen, waitFor } from '@testing-library/react';

/** The dialog or drawer of this name, as soon as it has the focus: it is shown a frame before it hears Escape. */
export async function findOpenDialog(name: string, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}
