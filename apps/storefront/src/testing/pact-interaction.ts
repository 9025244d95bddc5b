import { PactV4 } from '@pact-foundation/pact';
import { operationTable } from '@shop/api-contract/generated/operations';
import type {
  BodyOf,
  OperationEntry,
  OperationId,
  Parameters,
  RequestBody,
  StatusOf,
} from '@shop/api-contract/operation';
import type { ProviderState } from '@shop/mock-api/provider-states';
import { makeStore, type ShopStore } from '../app/store.ts';
import { signedIn } from '../features/session/session.slice.ts';
import { accountApi, NO_TOKEN, shopApi } from '../shared/api/shop-api.ts';
import { memoryStorage } from './memory-storage.ts';
import { freshPactFolder as dir, pactProviders, runningSpec, STOREFRONT } from './pact-files.ts';
import { exampleOf, fromState, type StateValue, type Template } from './pact-matchers.ts';

/** An interaction: request, provider state and needed response. */
export interface Call<Id extends OperationId, Status extends StatusOf<Id>> {
  /** Provider states, some with parameters. */
  given: readonly (ProviderState | readonly [ProviderState, StateParameters])[];
  /** Sends the provider state's token; otherwise `no-token`. */
  signedIn?: boolean;
  path?: Template<Parameters<Id>>;
  body?: Template<RequestBody<Id>>;
  /** Without a body only the status counts, always from 500 on. */
  response: { status: Status; body?: Template<BodyOf<Id, Status>> };
}

/** What a provider state takes. */
interface StateParameters {
  [name: string]: string | number | StateParameters | StateParameters[];
}

interface Shop {
  store: ShopStore;
  /** The signed-in customer's token. */
  token: string;
  /** The server's response body. */
  response: unknown;
}

const EXAMPLE_TOKEN = 'vv_4cGmT1yJxq0nN7fS2hKb8wLdR5uZaE3oXk9QpVtBs6W';
const bearerToken = fromState('Bearer ${token}', `Bearer ${EXAMPLE_TOKEN}`);
const mediaTypes = { json: 'application/json', problem: 'application/problem+json', none: undefined };

/**
 * Tests the interactions of one call, each by its unique description: the real store calls Pact's server, which records
 * it when the request is as agreed and `drive` succeeds.
 *
 * @param drive - Makes the call as the terms say, and holds the storefront to its response.
 */
export const interactionsOf =
  <Id extends OperationId>(operation: Id, drive: (shop: Shop, terms: Call<Id, StatusOf<Id>>) => Promise<void>) =>
  <Status extends StatusOf<Id>>(description: string, terms: Call<Id, Status>): void =>
    it(description, async () => {
      const { given, signedIn: isSignedIn = false, response } = terms;
      const { method, path, server, bearer, responses }: OperationEntry = operationTable[operation];

      const pact = new PactV4({ consumer: STOREFRONT, provider: pactProviders[server], dir, logLevel: 'error' });
      let draft = pact
        .addInteraction()
        .uponReceiving(description)
        .comment({ key: 'operationId', value: operation })
        .comment({ key: 'spec', value: runningSpec() });
      for (const state of given) {
        draft = typeof state === 'string' ? draft.given(state) : draft.given(state[0], state[1]);
      }

      await draft
        .withRequest(method, pathTemplate(path, { ...(terms.path as object | undefined) }), (request) => {
          if (server === 'api') request.headers({ Accept: 'application/json' });
          if (bearer) request.headers({ Authorization: isSignedIn ? bearerToken : `Bearer ${NO_TOKEN}` });
          if (terms.body !== undefined) request.jsonBody(terms.body);
        })
        .willRespondWith(response.status, (builder) => {
          const mediaType = mediaTypes[responses[response.status] ?? 'none'];
          if (mediaType && response.status < 500) builder.headers({ 'Content-Type': mediaType });
          if (response.body !== undefined) builder.jsonBody(inMatcher(response.body));
        })
        .executeTest(({ url }) =>
          withStore(url, isSignedIn, (store) =>
            drive({ store, token: EXAMPLE_TOKEN, response: exampleOf<unknown>(response.body) }, terms),
          ),
        );
    });

async function withStore(url: string, isSignedIn: boolean, drive: (store: ShopStore) => Promise<void>): Promise<void> {
  globalThis.shopConfig = { apiBase: url, postalBase: url };
  // A query's retry, otherwise after less than a second, comes at once.
  const { setTimeout: wait } = globalThis;
  const waits = jest.spyOn(globalThis, 'setTimeout');
  waits.mockImplementation((act, ms = 0) => wait(act, ms < 1_000 ? 0 : ms));
  const store = makeStore({ storage: memoryStorage() });
  if (isSignedIn) store.dispatch(signedIn({ token: EXAMPLE_TOKEN, isRemembered: false }));
  try {
    await drive(store);
  } finally {
    store.dispatch(shopApi.util.resetApiState());
    store.dispatch(accountApi.util.resetApiState());
    globalThis.shopConfig = undefined;
    waits.mockRestore();
  }
}

/** Fills the contract's path; the provider state supplies matcher parameters. */
function pathTemplate(path: string, parameters: Readonly<Record<string, unknown>>): string | StateValue<string> {
  const fill = (value: (name: string) => string) => path.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
  const example = (name: string) => encodeURIComponent(String(exampleOf(parameters[name])));
  const isChosen = (name: string) => typeof parameters[name] === 'object';

  const filled = fill(example);
  const expression = fill((name) => (isChosen(name) ? `\${${name}}` : example(name)));
  return expression === filled ? filled : fromState(expression, filled);
}

/** Wraps a text body, which Pact would take for JSON. */
function inMatcher(body: unknown): unknown {
  return typeof body === 'string' ? { 'pact:matcher:type': 'equality', value: body } : body;
}
