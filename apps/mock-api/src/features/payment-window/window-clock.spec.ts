/** @jest-environment jsdom */
import { byId, loadWindow, openWindow, pay, payBy, providerTime, reports, messagesToShop } from './window.fixture.ts';

const shown = () => byId('time-left').textContent;

describe('the countdown', () => {
  it('starts with the provider’s time, before the window opens, so that no clock change is missed', async () => {
    const { promise: time, resolve: answer } = Promise.withResolvers<number>();
    providerTime.mockReturnValueOnce(time);
    await loadWindow();
    expect(messagesToShop()).toEqual([]);

    answer(1_000_000);
    await jest.advanceTimersByTimeAsync(0);
    expect(messagesToShop()).toEqual([{ type: 'loaded' }]);
  });

  it('follows the provider’s clock: moving it forward ends the payment', async () => {
    await openWindow();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(shown()).toBe('9:57');

    providerTime.mockImplementation(() => Date.now() + 600_000);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reports()).toEqual([{ type: 'dismissed', reason: 'timeout' }]);
  });

  it('stops while the provider’s clock is stopped', async () => {
    providerTime.mockReturnValue(5_000);
    await openWindow();
    await jest.advanceTimersByTimeAsync(601_000);
    expect(reports()).toEqual([]);
    expect(shown()).toBe('10:00');
  });

  it('waits while the provider does not respond', async () => {
    await openWindow({ timeout: 5 });
    providerTime.mockReturnValue(null);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reports()).toEqual([]);
    providerTime.mockImplementation(() => Date.now());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(reports()).toEqual([{ type: 'dismissed', reason: 'timeout' }]);
  });

  it('does not poll without a timeout', async () => {
    await openWindow({ timeout: undefined });
    providerTime.mockClear();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(providerTime).not.toHaveBeenCalled();
    expect(byId('time').hidden).toBe(true);
  });

  it('stops at the end of the payment', async () => {
    pay.mockReturnValue({ status: 'paid', payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' });
    await openWindow();
    await payBy('success@mockpay');
    providerTime.mockClear();
    await jest.advanceTimersByTimeAsync(700_000);
    expect(providerTime).not.toHaveBeenCalled();
    expect(reports()).toHaveLength(1);
  });
});
