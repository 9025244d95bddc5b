import type { APIRequestContext, Locator } from '@playwright/test';
import { storefrontUrl } from './servers.ts';

let accounts = 0;

/** Somebody who has no account yet; nobody else has this e-mail address, whichever worker runs. */
export function newVisitor() {
  accounts += 1;
  return {
    name: 'Meera Joshi',
    email: `meera-${process.pid}-${Date.now()}-${accounts}@shopper.example`,
    mobile: '9000000042',
    password: 'neem-tree-7',
  };
}

export interface Visitor extends ReturnType<typeof newVisitor> {
  /** Of a customer who is signed in. */
  token?: string;
}

/** Opens an account behind the scenes. @returns the bearer token */
export async function register(request: APIRequestContext, visitor: Visitor): Promise<string> {
  const answer = await request.post(`${storefrontUrl}/api/v1/register`, { data: visitor });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

export async function fillInRegistration(form: Locator, { name, email, mobile, password }: Visitor): Promise<void> {
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(password);
}
