import type { UserEvent } from '@testing-library/user-event';

/** Sets a field's text at once, like paste. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  if (text) await user.paste(text);
}
