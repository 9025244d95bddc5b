import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId, StatusOf } from '@shop/api-contract/operation';
import { providerStates as given, type ProviderState } from '@shop/mock-api/provider-states';
import { interactionsOf, type Call } from './pact-interaction.ts';
import { listOf, type Matcher } from './pact-matchers.ts';

/** Failures that any call may have. */
const commonFailures = [
  { when: 'calls are rate limited', state: given.rateLimited, status: 429 },
  { when: 'the server has a fault', state: given.serverFault, status: 500 },
  { when: 'the server cannot answer at the moment', state: given.serverUnavailable, status: 503 },
] as const;

/** Customers whose calls are refused by 401. */
const refusedCustomers = [
  { who: 'without a token', state: given.signedOut, signedIn: false },
  { who: 'with an expired token', state: given.sessionExpired, signedIn: true },
] as const;

type Failing<Id extends OperationId> = StatusOf<Id> & (401 | 429 | 500 | 503);

/** Tests that a call fails as any call may, described as `{description} while {failure}`, also without a valid token. */
export function testFailures<Id extends OperationId>(
  operation: Id,
  testCall: (description: string, terms: Call<Id, Failing<Id>>) => void,
  description: string,
  call: Omit<Call<Id, Failing<Id>>, 'response'>,
): void {
  for (const { when, state, status } of commonFailures) {
    testCall(`${description} while ${when}`, {
      ...call,
      given: [...call.given, [state, { operation }]],
      response: { status },
    });
  }
  if (!operationTable[operation].bearer) return;
  for (const { who, state, signedIn } of refusedCustomers) {
    testCall(`${description} ${who}`, {
      ...call,
      given: [state, ...call.given.filter((one) => one !== given.signedIn)],
      signedIn,
      response: { status: 401 as Failing<Id> },
    });
  }
}

/**
 * Tests that a list comes with the fields of the item, that an empty one is a success, and that a failure is neither.
 *
 * @param kept - What the shop keeps of a response; all of it by default.
 */
export function testList<Id extends OperationId>(
  endpoints: Record<Id, { initiate: () => ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction> }>,
  operation: Id,
  what: string,
  state: ProviderState,
  item: Readonly<Record<string, Matcher>>,
  kept = (response: unknown): unknown => response,
): void {
  const description = `a request for ${what}`;
  const testCall = interactionsOf(operation, async ({ store, response }, { response: { status } }) => {
    const result = status === 200 ? { data: kept(response), isSuccess: true } : { isError: true, error: { status } };
    expect(await store.dispatch(endpoints[operation].initiate())).toMatchObject(result);
  });

  testCall(description, { given: [state], response: { status: 200, body: listOf(item) } });
  const empty = { status: 200 as const, body: [] as never };
  testCall(`${description} while there are none`, { given: [[given.listEmpty, { operation }]], response: empty });
  testFailures(operation, testCall, description, { given: [] });
}
