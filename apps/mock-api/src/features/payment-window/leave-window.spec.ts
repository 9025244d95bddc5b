/** @jest-environment jsdom */
import { click, hear, openWindow, pay, question, reports } from './window.fixture.ts';

describe('leaving', () => {
  it('asks first, and stays when the payer thinks better of it', async () => {
    await openWindow();
    click('close');
    expect(question().open).toBe(true);
    click('keep');
    expect(question().open).toBe(false);
    expect(reports()).toEqual([]);
  });

  it('after the question is a dismissal without a reason', async () => {
    await openWindow();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    click('leave-unpaid');
    expect(reports()).toEqual([{ type: 'dismissed' }]);
  });

  it('asks nothing where the shop does not want it', async () => {
    await openWindow({ confirmClose: false });
    hear({ type: 'close-requested' });
    expect(reports()).toEqual([{ type: 'dismissed' }]);
  });

  it('by a click beside the sheet only where the shop allows it', async () => {
    await openWindow();
    click('stage');
    expect(question().open).toBe(false);
  });

  it('while the bank is asked ends the payment: its late answer is not reported', async () => {
    pay.mockReturnValue({ status: 'paid', payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' });
    await openWindow();
    click('pay');
    click('close');
    click('leave-unpaid');
    await jest.runAllTimersAsync();
    expect(reports()).toEqual([{ type: 'dismissed' }]);
  });

  it('can be hastened for tests: the time runs out at once', async () => {
    await openWindow();
    click('run-out');
    click('run-out');
    expect(reports()).toEqual([{ type: 'dismissed', reason: 'timeout' }]);
  });
});
