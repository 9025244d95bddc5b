import type { RegisterRequest } from '@shop/api-contract/model';
import type { Locator } from '@playwright/test';
import { mockApiUrl } from './servers.ts';
import { typeInto } from './type-into.ts';
import type { World } from './world.ts';

/** A visitor without an account. */
export const newVisitor = (): RegisterRequest => ({
  name: 'Meera Joshi',
  email: 'meera@shopper.example',
  mobile: '9000000042',
  password: 'neem-tree-7',
});

export interface Visitor extends RegisterRequest {
  /** Set when signed in. */
  token?: string;
}

/** Registers through the API. @returns the bearer token */
export async function register({ prefix }: World, visitor: RegisterRequest): Promise<string> {
  const answer = await fetch(`${mockApiUrl}${prefix}/api/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visitor),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

export async function fillInRegistration(form: Locator, { name, email, mobile, password }: Visitor): Promise<void> {
  await typeInto(form.getByLabel('Full name'), name);
  await typeInto(form.getByLabel('E-mail'), email);
  await typeInto(form.getByLabel('Mobile number'), mobile);
  await typeInto(form.getByRole('textbox', { name: 'Password', exact: true }), password);
  await typeInto(form.getByRole('textbox', { name: 'Confirm password' }), password);
}
