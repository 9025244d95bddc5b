import type { Locator } from '@playwright/test';
import type { RegisterRequest } from '@shop/api-contract/model';
import type { DeliveryAddress } from '@shop/domain/delivery/address';
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

async function post<Answer>({ prefix }: World, path: string, payload: object, token = ''): Promise<Answer> {
  const answer = await fetch(`${mockApiUrl}${prefix}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(payload),
  });
  return (await answer.json()) as Answer;
}

/** Registers through the API. @returns the bearer token */
export const register = async (world: World, visitor: RegisterRequest): Promise<string> =>
  (await post<{ token: string }>(world, 'register', visitor)).token;

/** Orders two pieces of a product through the API. @returns the order's id */
export const placeOrder = (world: World, { token }: Visitor, address: DeliveryAddress, product = 1): Promise<string> =>
  post(
    world,
    'payments/mockpay/order/create',
    { cart: [{ product, quantity: 2, type: 'product' }], address: JSON.stringify(address), pincode: address.Pincode },
    token,
  );

export async function fillInRegistration(form: Locator, { name, email, mobile, password }: Visitor): Promise<void> {
  await typeInto(form.getByLabel('Full name'), name);
  await typeInto(form.getByLabel('E-mail'), email);
  await typeInto(form.getByLabel('Mobile number'), mobile);
  await typeInto(form.getByRole('textbox', { name: 'Password', exact: true }), password);
  await typeInto(form.getByRole('textbox', { name: 'Confirm password' }), password);
}
