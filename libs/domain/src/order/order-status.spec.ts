import fc from 'fast-check';
import { isFinal, settle, type OrderStatus, type PaymentReport } from './order-status.ts';

const signed = (payment: Extract<PaymentReport, { status: 'succeeded' }>['payment']): PaymentReport => ({
  status: 'succeeded',
  isSigned: true,
  payment,
});
const forged: PaymentReport = { status: 'succeeded', isSigned: false, payment: 'new' };

const statuses: OrderStatus[] = ['created', 'paid', 'Cancelled', 'timedout', 'failed'];
const finals = statuses.filter(isFinal);
const reports: PaymentReport[] = [
  ...(['new', 'accepted', 'to-refund', 'another-order'] as const).map(signed),
  forged,
  { status: 'Cancelled' },
  { status: 'timedout' },
  { status: 'failed' },
];

describe('an open order', () => {
  it('is paid by a signed success', () => {
    expect(settle('created', signed('new'))).toEqual({ ok: true, status: 'paid', record: 'payment' });
  });

  it.each`
    status         | reason
    ${'Cancelled'} | ${'cancelled'}
    ${'timedout'}  | ${'timed-out'}
    ${'failed'}    | ${'failed'}
  `(
    'is closed as $status when the window reports so',
    ({ status, reason }: { status: 'Cancelled' | 'timedout' | 'failed'; reason: string }) => {
      expect(settle('created', { status })).toEqual({ ok: false, status, record: 'closing', reason });
    },
  );

  it('stays open on a forged success, so that the true one still counts', () => {
    expect(settle('created', forged)).toEqual({
      ok: false,
      status: 'created',
      record: 'nothing',
      reason: 'signature-invalid',
    });
  });

  it('is not paid with another order’s payment', () => {
    expect(settle('created', signed('another-order'))).toEqual({
      ok: false,
      status: 'created',
      record: 'nothing',
      reason: 'payment-used',
    });
  });
});

describe('a paid order', () => {
  it('answers the same success again, and takes one payment', () => {
    expect(settle('paid', signed('accepted'))).toEqual({ ok: true, status: 'paid', record: 'nothing' });
  });

  it('records a second payment for refund', () => {
    expect(settle('paid', signed('new'))).toEqual({
      ok: false,
      status: 'paid',
      record: 'refund',
      reason: 'refund-due',
    });
  });

  it.each(['Cancelled', 'timedout', 'failed'] as const)(
    'stays paid when the window reports %s afterwards',
    (status) => {
      expect(settle('paid', { status })).toEqual({
        ok: false,
        status: 'paid',
        record: 'nothing',
        reason: 'already-paid',
      });
    },
  );
});

describe('a closed order', () => {
  it.each(['Cancelled', 'timedout', 'failed'] as const)(
    '%s has a late signed success recorded for refund, once',
    (status) => {
      expect(settle(status, signed('new'))).toEqual({ ok: false, status, record: 'refund', reason: 'refund-due' });
      expect(settle(status, signed('to-refund'))).toEqual({
        ok: false,
        status,
        record: 'nothing',
        reason: 'refund-due',
      });
    },
  );

  it('answers the same report with the same reason', () => {
    expect(settle('failed', { status: 'failed' })).toEqual({
      ok: false,
      status: 'failed',
      record: 'nothing',
      reason: 'failed',
    });
  });

  it('is not closed a second time in another way', () => {
    expect(settle('failed', { status: 'Cancelled' })).toEqual({
      ok: false,
      status: 'failed',
      record: 'nothing',
      reason: 'already-closed',
    });
  });
});

describe('any order', () => {
  it('is final in every status but created', () => {
    expect(finals).toEqual(['paid', 'Cancelled', 'timedout', 'failed']);
  });

  it('never leaves a final status, and never counts two payments, whatever is reported', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<PaymentReport>(signed('new'), signed('another-order'), forged, ...reports.slice(5))),
        (reported) => {
          let status: OrderStatus = 'created';
          let payments = 0;
          for (const report of reported) {
            const settlement = settle(status, report);
            expect(isFinal(status) ? settlement.status : status).toBe(status);
            payments += settlement.record === 'payment' ? 1 : 0;
            status = settlement.status;
          }
          expect(payments).toBe(status === 'paid' ? 1 : 0);
        },
      ),
    );
  });

  it('is answered with success only when it is paid', () => {
    for (const status of statuses) {
      for (const report of reports.filter((each) => each.status !== 'succeeded' || each.payment !== 'accepted')) {
        const settlement = settle(status, report);
        expect(settlement.ok).toBe(settlement.record === 'payment');
      }
    }
  });
});
