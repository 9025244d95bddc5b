import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Place = Pick<typeof screen, 'getByRole' | 'getAllByRole'>;

/** Where the link of this name leads. */
export const hrefOf = (name: string | RegExp, place: Place = screen): string | null =>
  place.getByRole('link', { name }).getAttribute('href');

/** Texts and targets of all links in a part of the page, hidden ones included. */
export const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** Waits for a dialog or drawer with the focus: it is visible a frame before it handles Escape. */
export async function findOpenDialog(name: string, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}

/** Sets a field's text at once, like paste. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  if (text) await user.paste(text);
}
