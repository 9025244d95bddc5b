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
import type { ProviderState } from '@shop/api-contract/provider-states';
import { makeStore, type ShopStore } from '../app/store.ts';
import { signedIn } from '../features/session/session.slice.ts';
import { NO_TOKEN, shopApi } from '../shared/api/shop-api.ts';
import { memoryStorage } from './memory-storage.ts';
import { exampleOf, fromState, type StateValue, type Template } from './pact-matchers.ts';
import { startInteraction, pactProviders, runningSpec, STOREFRONT } from './pact-files.ts';

/** What the storefront asks in a situation, and what it needs for an answer. */
export interface InteractionTerms<Id extends OperationId, Status extends StatusOf<Id>> {
  /** What is asked, in words; no two interactions share them. */
  description: string;
  operation: Id;
  /** The situation at the provider; some take parameters. */
  given: readonly (ProviderState | readonly [ProviderState, Record<string, string>])[];
  /** Sends the token that the provider gave for its state; everybody else sends `no-token`. */
  signedIn?: boolean;
  path?: Template<Parameters<Id>>;
  body?: Template<RequestBody<Id>>;
  /** Without a body the storefront goes by the status alone; from 500 on it reads nothing else, be it a proxy's page. */
  answer: { status: Status; body?: Template<BodyOf<Id, Status>> };
}

/** InteractionTerms, held to the contract's fields and statuses as they are written. */
export const interaction = <Id extends OperationId, Status extends StatusOf<Id>>(terms: InteractionTerms<Id, Status>) =>
  terms;

export interface InteractionContext<Answer> {
  store: ShopStore;
  /** Opens the calls of the signed-in customer. */
  token: string;
  /** What the server answers. */
  answer: Answer;
}

const EXAMPLE_TOKEN = 'vv_4cGmT1yJxq0nN7fS2hKb8wLdR5uZaE3oXk9QpVtBs6W';
const bearerToken = fromState('Bearer ${token}', `Bearer ${EXAMPLE_TOKEN}`);
const mediaTypes = { json: 'application/json', problem: 'application/problem+json', none: undefined };

/**
 * Has the real store make a call to Pact's server on these terms, and notes them for the pact when the call is exactly
 * the agreed one and `drive` is content with what the storefront made of the answer.
 */
export async function verifyInteraction<Id extends OperationId, Status extends StatusOf<Id>>(
  terms: InteractionTerms<Id, Status>,
  drive: (shop: InteractionContext<BodyOf<Id, Status>>) => Promise<void>,
): Promise<void> {
  const { description, operation, given, signedIn: isSignedIn = false, answer } = terms;
  const { method, path, server, bearer, answers }: OperationEntry = operationTable[operation];
  const dir = startInteraction(description);

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
    .willRespondWith(answer.status, (response) => {
      const mediaType = mediaTypes[answers[answer.status] ?? 'none'];
      if (mediaType && answer.status < 500) response.headers({ 'Content-Type': mediaType });
      if (answer.body !== undefined) response.jsonBody(inMatcher(answer.body));
    })
    .executeTest(async ({ url }) => {
      await withStore(url, isSignedIn, (store) =>
        drive({ store, token: EXAMPLE_TOKEN, answer: exampleOf(answer.body as Template<BodyOf<Id, Status>>) }),
      );
    });
}

async function withStore(url: string, isSignedIn: boolean, drive: (store: ShopStore) => Promise<void>): Promise<void> {
  const configured = globalThis.shopConfig;
  globalThis.shopConfig = { apiBase: url, postalBase: url };
  const store = makeStore({ storage: memoryStorage() });
  if (isSignedIn) store.dispatch(signedIn({ token: EXAMPLE_TOKEN, lifetime: 'tab' }));
  try {
    await drive(store);
  } finally {
    store.dispatch(shopApi.util.resetApiState());
    globalThis.shopConfig = configured;
  }
}

/** Fills the contract's path; a parameter that the provider chooses is asked from its state by name. */
function pathTemplate(path: string, parameters: Readonly<Record<string, unknown>>): string | StateValue<string> {
  const fill = (value: (name: string) => string) => path.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
  const example = (name: string) => encodeURIComponent(String(exampleOf(parameters[name])));
  const isChosen = (name: string) => typeof parameters[name] === 'object';

  const filled = fill(example);
  const expression = fill((name) => (isChosen(name) ? `\${${name}}` : example(name)));
  return expression === filled ? filled : fromState(expression, filled);
}

/** A body that is a text itself must not be taken for JSON that is already written. */
function inMatcher(body: unknown): unknown {
  return typeof body === 'string' ? { 'pact:matcher:type': 'equality', value: body } : body;
}
