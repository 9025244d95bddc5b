/** @jest-environment jsdom */
import { byId, loadWindow, openWindow, pay, payBy, providerTime, reports, told } from './window.fixture.ts';

const shown = () => byId('time-left').textContent;

describe('the time that is left', () => {
  it('begins with the provider’s answer: until then the window does not open, so that no leap of its clock is missed', async () => {
    const { promise: time, resolve: answer } = Promise.withResolvers<number>();
    providerTime.mockReturnValueOnce(time);
    await loadWindow();
    expect(told()).toEqual([]);

    answer(1_000_000);
    await jest.advanceTimersByTimeAsync(0);
    expect(told()).toEqual([{ type: 'loaded' }]);
  });

  it('is the provider’s: a clock that is put forward ends the payment, whatever the browser’s says', async () => {
    await openWindow();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(shown()).toBe('9:57');

    providerTime.mockImplementation(() => Date.now() + 600_000);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reports()).toEqual([{ type: 'dismissed', reason: 'timeout' }]);
  });

  it('ends a payment that waits for its answer, too', async () => {
    pay.mockReturnValue({ status: 'pending', payment_id: 'pay_1', method: 'upi', detail: 'Waits.' });
    await openWindow();
    await payBy('timeout@mockpay');
    providerTime.mockImplementation(() => Date.now() + 600_000);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reports()).toEqual([{ type: 'dismissed', reason: 'timeout' }]);
  });

  it('jumps with that clock', async () => {
    await openWindow();
    providerTime.mockImplementation(() => Date.now() + 300_000);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(shown()).toBe('4:58');
  });

  it('stands still while that clock does', async () => {
    providerTime.mockReturnValue(5_000);
    await openWindow();
    await jest.advanceTimersByTimeAsync(601_000);
    expect(reports()).toEqual([]);
    expect(shown()).toBe('10:00');
  });

  it('runs by the browser’s own clock where the provider does not say', async () => {
    providerTime.mockReturnValue(null);
    await openWindow({ timeout: 5 });
    await jest.advanceTimersByTimeAsync(4_000);
    expect(shown()).toBe('0:01');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(reports()).toEqual([{ type: 'dismissed', reason: 'timeout' }]);
  });

  it('is asked for no more where the shop sets no time', async () => {
    await openWindow({ timeout: null });
    providerTime.mockClear();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(providerTime).not.toHaveBeenCalled();
    expect(byId('time').hidden).toBe(true);
  });

  it('stops when the payment has ended', async () => {
    pay.mockReturnValue({ status: 'paid', payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' });
    await openWindow();
    await payBy('success@mockpay');
    providerTime.mockClear();
    await jest.advanceTimersByTimeAsync(700_000);
    expect(providerTime).not.toHaveBeenCalled();
    expect(reports()).toHaveLength(1);
  });
});
