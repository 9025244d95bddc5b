// spec-map: 4.6.9
import fc from 'fast-check';
import {
  canPayAgain,
  isFinal,
  orderStatuses,
  PAY_AGAIN_MS,
  settle,
  type OrderStatus,
  type PaymentReport,
  type Settlement,
} from './order.ts';

type Success = Extract<PaymentReport, { status: 'succeeded' }>;
type Refusal = Extract<Settlement, { ok: false }>;

const signed = (payment: Success['payment']): PaymentReport => ({ status: 'succeeded', isSigned: true, payment });
const forged: PaymentReport = { status: 'succeeded', isSigned: false, payment: 'new' };
const closings = ['Cancelled', 'timedout', 'failed'] as const;

const success = (record: 'payment' | 'nothing'): Settlement => ({ ok: true, status: 'paid', record });
const refusal = (
  status: OrderStatus,
  reason: Refusal['reason'],
  record: Refusal['record'] = 'nothing',
): Settlement => ({ ok: false, status, record, reason });

describe('an order', () => {
  it.each<[string, OrderStatus, PaymentReport, Settlement]>([
    ['an open one is paid by a signed success', 'created', signed('new'), success('payment')],
    ['an open one is cancelled', 'created', { status: 'Cancelled' }, refusal('Cancelled', 'cancelled', 'closing')],
    ['an open one times out', 'created', { status: 'timedout' }, refusal('timedout', 'timed-out', 'closing')],
    ['an open one fails', 'created', { status: 'failed' }, refusal('failed', 'failed', 'closing')],
    ['an open one stays open on a forged success', 'created', forged, refusal('created', 'signature-invalid')],
    ['another order’s payment pays nothing', 'created', signed('another-order'), refusal('created', 'payment-used')],
    ['a paid one answers the same success again', 'paid', signed('accepted'), success('nothing')],
    ['a paid one has a second payment refunded', 'paid', signed('new'), refusal('paid', 'refund-due', 'refund')],
    ['the same closing has the same reason again', 'failed', { status: 'failed' }, refusal('failed', 'failed')],
    ['a closed one is not closed anew', 'failed', { status: 'Cancelled' }, refusal('failed', 'already-closed')],
  ])('is settled by the report: %s', (_, status, report, settlement) => {
    expect(settle(status, report)).toEqual(settlement);
  });

  it.each(closings)('that is paid stays so when the window reports %s afterwards', (status) => {
    expect(settle('paid', { status })).toEqual(refusal('paid', 'already-paid'));
  });

  it.each(closings)('that is closed as %s has a late signed success recorded for refund, once', (status) => {
    expect(settle(status, signed('new'))).toEqual(refusal(status, 'refund-due', 'refund'));
    expect(settle(status, signed('to-refund'))).toEqual(refusal(status, 'refund-due'));
  });

  it('is final in every status but created', () => {
    expect(orderStatuses.filter(isFinal)).toEqual(['paid', ...closings]);
  });

  it('never leaves a final status, never counts two payments, and is answered with success only when it is paid', () => {
    const reports = [signed('new'), signed('another-order'), forged, ...closings.map((status) => ({ status }))];
    fc.assert(
      fc.property(fc.array(fc.constantFrom<PaymentReport>(...reports)), (reported) => {
        let status: OrderStatus = 'created';
        let payments = 0;
        for (const report of reported) {
          const settlement = settle(status, report);
          expect(isFinal(status) ? settlement.status : status).toBe(status);
          expect(settlement.ok).toBe(settlement.record === 'payment');
          payments += settlement.record === 'payment' ? 1 : 0;
          status = settlement.status;
        }
        expect(payments).toBe(status === 'paid' ? 1 : 0);
      }),
    );
  });
});

const created_at = '2026-02-14T09:31:07.000Z';
const canPayAfter = (ms: number, payment_status: OrderStatus = 'created') =>
  canPayAgain({ payment_status, created_at }, Date.parse(created_at) + ms);

it('an interrupted payment can be taken up for fifteen minutes, also by a clock that is slow', () => {
  expect([-60_000, 0, PAY_AGAIN_MS - 1, PAY_AGAIN_MS].map((ms) => canPayAfter(ms))).toEqual([true, true, true, false]);
});

it('an order that is final is never paid again', () => {
  expect(orderStatuses.filter((status) => canPayAfter(0, status))).toEqual(['created']);
});
