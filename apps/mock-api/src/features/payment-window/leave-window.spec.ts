/** @jest-environment jsdom */
import { click, receive, openWindow, pay, question, reports } from './window.fixture.ts';

describe('leaving', () => {
  it('asks for confirmation, and stays when the payer declines', async () => {
    await openWindow();
    click('close');
    expect(question().open).toBe(true);
    click('keep');
    expect(question().open).toBe(false);
    expect(reports()).toEqual([]);
  });

  it('dismisses without a reason after confirmation', async () => {
    await openWindow();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    click('leave-unpaid');
    expect(reports()).toEqual([{ type: 'dismissed' }]);
  });

  it('is asked for by the shop’s page as well', async () => {
    await openWindow();
    receive({ type: 'close-requested' });
    expect(question().open).toBe(true);
  });

  it('during a request ends the payment without reporting its response', async () => {
    pay.mockReturnValue({ status: 'paid', payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' });
    await openWindow();
    click('pay');
    click('close');
    click('leave-unpaid');
    await jest.runAllTimersAsync();
    expect(reports()).toEqual([{ type: 'dismissed' }]);
  });

  it('can be forced in tests by an immediate timeout', async () => {
    await openWindow();
    click('run-out');
    click('run-out');
    expect(reports()).toEqual([{ type: 'dismissed', reason: 'timeout' }]);
  });
});
