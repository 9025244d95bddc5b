import type { BodyOf, OperationId } from '@shop/api-contract/operation';
import { providerStates as given, type ProviderState } from '@shop/api-contract/provider-states';
import type { ShopStore } from '../app/store.ts';
import { verifyInteraction, interaction, type InteractionTerms } from './pact-interaction.ts';
import type { Template } from './pact-matchers.ts';

/** Failures that any call may have. */
export const commonFailures = [
  { when: 'calls come too fast', state: given.callsTooFast, status: 429 },
  { when: 'the server has a fault', state: given.serverFault, status: 500 },
  { when: 'the server cannot answer at the moment', state: given.serverUnavailable, status: 503 },
] as const;

/** What the shop asks of the server. */
interface Question<Id extends OperationId> extends Pick<InteractionTerms<Id, 429>, 'operation' | 'path'> {
  /** For the interaction's description. */
  what: string;
  ask: (store: ShopStore) => Promise<unknown>;
}

/** Tests that a list comes with the fields of the body, that an empty one is a success, and that a failure is neither. */
export function agreeOnList<Id extends OperationId>(
  question: Question<Id>,
  state: ProviderState,
  body: Template<BodyOf<Id, 200>>,
): void {
  const { what, operation, ask } = question;

  it(`the shop lists ${what}`, async () => {
    const description = `a question for ${what}`;
    const terms = interaction({ operation, description, given: [state], response: { status: 200, body } });
    await verifyInteraction(terms, async ({ store, response }) => {
      expect(await ask(store)).toMatchObject({ data: response });
    });
  });

  it(`the shop may have none of ${what}`, async () => {
    const terms = interaction<OperationId, 200>({
      description: `a question for ${what} while there are none`,
      operation,
      given: [[given.listEmpty, { operation }]],
      response: { status: 200, body: [] },
    });
    await verifyInteraction(terms, async ({ store }) => {
      expect(await ask(store)).toMatchObject({ data: [], isSuccess: true });
    });
  });

  agreeOnFailures(question);
}

/** Tests that a failed call is an error, not an empty list. */
export function agreeOnFailures<Id extends OperationId>({ what, ask, ...call }: Question<Id>): void {
  it.each(commonFailures)(`the question for ${what} fails while $when`, async ({ when, state, status }) => {
    const terms = interaction({
      ...call,
      description: `a question for ${what} while ${when}`,
      given: [[state, { operation: call.operation }]],
      response: { status },
    });
    await verifyInteraction(terms, async ({ store }) => {
      expect(await ask(store)).toMatchObject({ isError: true, error: { status } });
    });
  });
}
