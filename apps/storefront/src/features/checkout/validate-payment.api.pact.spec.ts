import type { ValidatePaymentRequest } from '@shop/api-contract/model';
import type { StatusOf } from '@shop/api-contract/operation';
import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction, type InteractionTerms } from '../../testing/pact-interaction.ts';
import { anyText, fromState } from '../../testing/pact-matchers.ts';
import { commonFailures } from '../../testing/pact-questions.ts';
import { checkoutApi, readVerdict } from './checkout.api.ts';

const { validatePayment } = checkoutApi.endpoints;

const orderId = 'order_Rk2mVb7QxT9dLp';
const order_id = fromState('${order_id}', orderId);
const paid: ValidatePaymentRequest = {
  status: 'succeeded',
  order_id: orderId,
  payment_id: 'pay_Hs81nCw5YjEz3A',
  payment_signature: '5f0c1d0c6b8fd0ac1ff2be77bb3ad2e3a6c6cf4c0c0b2f4b5f7a1d0a7be9c5d2',
};

type Terms<Status extends StatusOf<'validatePayment'>> = InteractionTerms<'validatePayment', Status>;

interface Report<Status extends StatusOf<'validatePayment'>> extends Pick<Terms<Status>, 'description' | 'given'> {
  provider?: 'mockpay' | 'razorpay';
  signedIn?: boolean;
  /** What the storefront reports; `body` where a part of it comes from the provider state. */
  report?: ValidatePaymentRequest;
  body?: Terms<Status>['body'];
  response: Terms<Status>['response'];
}

/** Agrees on the report and its response, which the storefront reads as this verdict. */
async function verifyReport<Status extends StatusOf<'validatePayment'>>(
  { provider = 'mockpay', report = paid, body = report, signedIn = true, ...terms }: Report<Status>,
  verdict: object,
): Promise<void> {
  const path = { payment_provider: provider };
  await verifyInteraction(
    interaction({ ...terms, operation: 'validatePayment', signedIn, path, body }),
    async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider, body: report }));
      expect(readVerdict(result)).toMatchObject(verdict);
    },
  );
}

describe('validating a payment', () => {
  it.each([
    { provider: 'mockpay', description: 'a report of a signed payment', state: given.orderSigned },
    {
      provider: 'razorpay',
      description: 'a report of a signed payment with Razorpay',
      state: [given.orderSigned, { provider: 'razorpay' }],
    },
  ] as const)('finds a signed payment with $provider paid', async ({ provider, description, state }) => {
    const payment_id = fromState('${payment_id}', paid.payment_id);
    const payment_signature = fromState('${payment_signature}', paid.payment_signature);
    const body = { status: 'succeeded', order_id, payment_id, payment_signature } as const;
    const response = { status: 200, body: { response: true, message: anyText('Payment received.') } } as const;

    await verifyReport(
      { description, given: [given.signedIn, state], provider, body, response },
      { ok: true, response: true, message: 'Payment received.' },
    );
  });

  it.each([
    { outcome: 'cancelled', status: 'Cancelled' },
    { outcome: 'timed out', status: 'timedout' },
    { outcome: 'failed', status: 'failed' },
  ] as const)('hears why a payment that $outcome is none', async ({ outcome, status }) => {
    const report = { status, order_id: orderId, payment_id: '', payment_signature: '' } as const;
    const response = { status: 200, body: { response: false, message: anyText('Nothing was charged.') } } as const;
    const description = `a report of a payment that ${outcome}`;

    await verifyReport(
      { description, given: [given.signedIn, given.orderOpen], report, body: { ...report, order_id }, response },
      { ok: true, response: false, message: 'Nothing was charged.' },
    );
  });

  it.each([
    { what: 'a forged signature', state: given.orderOpen },
    { what: "somebody else's order", state: given.orderOfAnother },
  ])('refuses $what', async ({ what, state }) => {
    const response = { status: 200, body: { response: false, message: anyText('Not verified.') } } as const;
    const description = `a report of a payment with ${what}`;

    await verifyReport(
      { description, given: [given.signedIn, state], body: { ...paid, order_id }, response },
      { ok: true, response: false, message: 'Not verified.' },
    );
  });

  it.each([
    { who: 'without a token', state: given.signedOut, signedIn: false },
    { who: 'with an expired token', state: given.sessionExpired, signedIn: true },
  ])('keeps the report for later $who', ({ who, state, signedIn }) =>
    verifyReport(
      { description: `a report of a payment ${who}`, given: [state], signedIn, response: { status: 401 } },
      { ok: false, reason: 'session-expired' },
    ),
  );

  it('gives up a report that the server will never take', () =>
    verifyReport(
      {
        description: 'a report of a payment for too long an order id',
        given: [given.signedIn],
        report: { ...paid, order_id: 'o'.repeat(65) },
        response: { status: 400 },
      },
      { ok: false, reason: 'refused', error: { status: 400 } },
    ));

  it('gives up a report where the payment provider is not offered', () =>
    verifyReport(
      {
        description: 'a report of a payment for a payment provider that is not offered',
        given: [given.signedIn, [given.providerNotOffered, { operation: 'validatePayment' }]],
        response: { status: 404 },
      },
      { ok: false, reason: 'refused', error: { status: 404 } },
    ));

  it.each(commonFailures)('keeps the report for later while $when', ({ when, state, status }) =>
    verifyReport(
      {
        description: `a report of a payment while ${when}`,
        given: [given.signedIn, [state, { operation: 'validatePayment' }]],
        response: { status },
      },
      { ok: false, reason: 'no-answer' },
    ),
  );
});
