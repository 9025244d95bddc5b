import { listEntries } from '@shop/api-contract/list-resources';
import { providerStates, type ProviderState } from '@shop/api-contract/provider-states';
import type { OperationId } from '@shop/api-contract/operation';

import type { Given } from './provider.ts';
import type { RemoteShop } from './remote-shop.ts';
import { verifyMessages as messages } from './verify.messages.ts';

/** The values of a state, or why this shop is not in it. */
export type Standing = { readonly given: Given } | { readonly missing: string };

type Look = (shop: RemoteShop, state: string) => Promise<Standing> | Standing;

/** States that a live shop is in already, without setup. */
const standingStates: Partial<Record<ProviderState, Look>> = {
  [providerStates.signedOut]: () => ({ given: {} }),
  [providerStates.slugUnknown]: () => ({ given: { slug: 'no-such-product' } }),
  [providerStates.pincodeKnown]: () => ({ given: { pincode: '208001' } }),
  [providerStates.pincodeUnknown]: () => ({ given: { pincode: '999999' } }),
  [providerStates.catalogueOnSale]: filled('listProducts', { product: 'id', slug: 'product_slug' }),
  ...Object.fromEntries(listEntries.map(([, list]) => [list.filled, filled(list.calls[0], list.gives)])),
  // By the contract, an unknown token gets the same response as an expired one.
  [providerStates.sessionExpired]: () => ({ given: { token: 'vv_a-token-that-nobody-has' } }),
  [providerStates.demoCustomer]: () => ({ given: {} }),
  [providerStates.signedIn]: ({ token }) => (token ? { given: { token } } : { missing: messages.needsToken }),
  [providerStates.ordersPast]: filled('listOrders'),
};

/** Checks whether a shop is already in a state. */
export async function standing(shop: RemoteShop, state: string): Promise<Standing> {
  const look = (standingStates as Readonly<Record<string, Look | undefined>>)[state];
  return look ? look(shop, state) : { missing: messages.needsState(state) };
}

/** Checks that a list is not empty; its first entry provides the values. */
function filled(operation: OperationId, gives: Readonly<Record<string, string>> = {}): Look {
  return async (shop, state) => {
    const entries = await shop.list(operation);
    if (entries?.length === 0) return { missing: messages.notSo(state) };
    const first = (entries?.[0] ?? {}) as Readonly<Record<string, unknown>>;
    const values = Object.entries(gives).map(([name, field]) => [name, first[field]] as const);
    const isGiven = (value: unknown) => typeof value === 'string' || typeof value === 'number';
    return { given: Object.fromEntries(values.filter(([, value]) => isGiven(value))) as Given };
  };
}
