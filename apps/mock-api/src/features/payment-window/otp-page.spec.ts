/** @jest-environment jsdom */
import {
  bank,
  byId,
  click,
  error,
  receive,
  openWindow,
  pay,
  question,
  reports,
  settle,
  type,
} from './window.fixture.ts';

const otpResponse = {
  status: 'otp',
  payment_id: 'pay_1',
  sent_to: '••••••0002',
  attempts_left: 3,
  resends_left: 2,
  test_otp: '123456',
};
const paid = { status: 'paid', payment_id: 'pay_1', order_id: 'order_1', signature: 'abc' };

/** A card that needs an OTP. */
async function payByCard() {
  pay.mockReturnValue(otpResponse);
  await openWindow();
  click('tab-card');
  document.querySelector<HTMLButtonElement>('#card-instruments button')?.click();
  click('pay');
  await settle();
}

async function confirm(otp: string) {
  type('otp', otp);
  click('otp-confirm');
  await settle();
}

describe('the bank’s page', () => {
  it('replaces the form, and shows the phone number and the attempts', async () => {
    await payByCard();
    expect([byId('form').hidden, byId('otp-page').hidden]).toEqual([true, false]);
    expect(byId('otp-detail').textContent).toContain('••••••0002');
    expect(byId('otp-attempts').textContent).toBe('3 attempts left');
    expect(document.activeElement).toBe(byId('otp'));
    expect(byId('status').textContent).toContain('Confirm with an OTP');
    expect(reports()).toEqual([]);
  });

  it('sends the OTP, and reports the payment', async () => {
    bank.mockReturnValue(paid);
    await payByCard();
    await confirm('123456');
    expect(bank.mock.calls).toEqual([['payments/pay_1/otp', { otp: '123456' }]]);
    await jest.runAllTimersAsync();
    expect(reports()).toMatchObject([{ type: 'paid', payment: { payment_id: 'pay_1', signature: 'abc' } }]);
  });

  it('fills in the test OTP on a button', async () => {
    bank.mockReturnValue(paid);
    await payByCard();
    click('otp-fill');
    click('otp-confirm');
    await settle();
    expect(bank.mock.calls[0]?.[1]).toEqual({ otp: '123456' });
  });

  it('shows the error at the field, and clears it', async () => {
    bank.mockReturnValue({ ...otpResponse, attempts_left: 2, problem: 'This OTP is wrong. 2 attempts are left.' });
    await payByCard();
    await confirm('000000');
    expect(byId('otp-error').textContent).toBe('This OTP is wrong. 2 attempts are left.');
    expect(byId('otp').getAttribute('aria-invalid')).toBe('true');
    expect((byId('otp') as HTMLInputElement).value).toBe('');
    expect(byId('status').textContent).toBe('This OTP is wrong. 2 attempts are left.');
    expect(document.activeElement).toBe(byId('otp'));
    expect(reports()).toEqual([]);
  });

  it('sends nothing before there are six digits, and accepts only digits', async () => {
    await payByCard();
    await confirm('12a34');
    expect((byId('otp') as HTMLInputElement).value).toBe('1234');
    expect(byId('otp-error').textContent).toBe('Enter the 6 digits of the OTP.');
    expect(bank).not.toHaveBeenCalled();
  });

  it('resends the OTP while the bank allows it', async () => {
    bank.mockReturnValue({ ...otpResponse, resends_left: 0 });
    await payByCard();
    click('otp-resend');
    await settle();
    expect(bank.mock.calls).toEqual([['payments/pay_1/otp/resend', {}]]);
    expect(byId('status').textContent).toContain('another one-time password');
    expect(byId('otp-resend').hidden).toBe(true);
  });

  it('fails when the payer leaves or has no attempts left', async () => {
    bank.mockReturnValue({ status: 'failed', error });
    await payByCard();
    click('otp-cancel');
    await settle();
    expect(bank.mock.calls).toEqual([['payments/pay_1/otp/cancel', {}]]);
    expect(reports()).toEqual([{ type: 'failed', error }]);
  });

  it('ignores clicks during a request', async () => {
    bank.mockReturnValue(paid);
    await payByCard();
    type('otp', '123456');
    click('otp-confirm');
    click('otp-confirm');
    click('otp-cancel');
    await settle();
    expect(bank).toHaveBeenCalledTimes(1);
  });

  it('stays when the bank cannot be reached, for another attempt', async () => {
    bank.mockImplementationOnce(() => {
      throw new Error('no network');
    });
    await payByCard();
    await confirm('123456');
    expect(byId('otp-error').textContent).toContain('could not be reached');

    bank.mockReturnValue(paid);
    await confirm('123456');
    expect(byId('progress-title').textContent).toBe('Payment received');
  });

  it('is cancelled, not failed, when the window is closed', async () => {
    await payByCard();
    receive({ type: 'close-requested' });
    expect(question().open).toBe(true);
    click('leave-unpaid');
    expect(reports()).toEqual([{ type: 'dismissed' }]);
  });
});
