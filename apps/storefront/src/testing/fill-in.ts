import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, as from the clipboard: specs about what is typed key by key type it themselves. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  if (text) await user.paste(text);
}
