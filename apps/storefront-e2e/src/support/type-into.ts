import type { Locator } from '@playwright/test';

/** Replaces a field's text key by key: what WebDriver BiDi fills in at once goes unnoticed by React. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}
