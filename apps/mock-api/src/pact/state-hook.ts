import { providerStates } from '@shop/api-contract/provider-states';

import type { GivenState } from './pacts.ts';
import type { Given } from './provider.ts';
import { verifyMessages as messages } from './verify.messages.ts';

/** Timeout of the hook, in milliseconds. */
const REQUEST_TIMEOUT = 60_000;

/** A provider's way to set up states: Pact's provider state URL. */
export interface StateHook {
  /** @throws Error when the hook fails */
  setUp(state: GivenState): Promise<Given>;
  tearDown(state: GivenState): Promise<void>;
}

/**
 * Calls a hook with `POST {"state", "params", "action"}`, which responds with the state's values as JSON.
 *
 * @param token used when the hook's response has none
 */
export function stateHook(url: string, token: string | undefined): StateHook {
  async function call({ name: state, params = {} }: GivenState, action: 'setup' | 'teardown'): Promise<Given> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, params, action, consumer: 'storefront' }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(messages.hookRefused(response.status, text));
    return text.trim() === '' ? {} : (JSON.parse(text) as Given);
  }

  return {
    async setUp(state) {
      const isSignIn = state.name === providerStates.signedIn && token !== undefined;
      return { ...(isSignIn ? { token } : {}), ...(await call(state, 'setup')) };
    },
    tearDown: async (state) => void (await call(state, 'teardown')),
  };
}
