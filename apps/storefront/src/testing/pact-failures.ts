import type { BodyOf, OperationId, StatusOf } from '@shop/api-contract/operation';
import { operationTable } from '@shop/api-contract/generated/operations';
import { providerStates as given, type ProviderState } from '@shop/mock-api/provider-states';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { interactionsOf, type Call } from './pact-interaction.ts';
import { listOf, type Template } from './pact-matchers.ts';

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
  verify: (terms: Call<Id, Failing<Id>>) => Promise<void>,
  { description, ...call }: Omit<Call<Id, Failing<Id>>, 'response'>,
): void {
  it.each(commonFailures)(`${description} fails while $when`, ({ when, state, status }) =>
    verify({
      ...call,
      description: `${description} while ${when}`,
      given: [...call.given, [state, { operation }]],
      response: { status },
    }),
  );
  if (!operationTable[operation].bearer) return;
  it.each(refusedCustomers)(`${description} is refused $who`, ({ who, state, signedIn }) =>
    verify({
      ...call,
      description: `${description} ${who}`,
      given: [state, ...call.given.filter((one) => one !== given.signedIn)],
      signedIn,
      response: { status: 401 as Failing<Id> },
    }),
  );
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

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
  item: Template<ItemOf<BodyOf<Id, 200>>>,
  kept = (response: unknown): unknown => response,
): void {
  const list: unknown = listOf(item);
  const body = list as Template<BodyOf<Id, 200>>;
  const description = `a request for ${what}`;
  const verify = interactionsOf(operation, async ({ store, response }, { response: { status } }) => {
    const result = status === 200 ? { data: kept(response), isSuccess: true } : { isError: true, error: { status } };
    expect(await store.dispatch(endpoints[operation].initiate())).toMatchObject(result);
  });

  it(`the shop lists ${what}`, () => verify({ description, given: [state], response: { status: 200, body } }));

  it(`the shop may have none of ${what}`, () =>
    verify({
      description: `${description} while there are none`,
      given: [[given.listEmpty, { operation }]],
      response: { status: 200, body: [] as never },
    }));

  testFailures(operation, verify, { description, given: [] });
}
