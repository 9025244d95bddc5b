import type { Locator, Page } from '@playwright/test';
import { typeInto } from './type-into.ts';

/** The seed's demo customer. */
export const demo = {
  email: 'demo@vanaveda.example',
  customerId: 'VV100001',
  password: 'demo1234',
  name: 'Asha Verma',
};

export const nameInTopBar = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Account and more' }).getByRole('link', { name });

/** Signs in, on the login page or in another form. */
export async function logIn(page: Page, id: string, password: string, form = page.getByRole('main')): Promise<void> {
  await typeInto(form.getByRole('textbox', { name: 'Customer Id' }), id);
  await typeInto(form.getByRole('textbox', { name: 'Password' }), password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
}
