import { findOutcome, instruments, listInstruments } from './instruments.ts';
import { outcomes } from './outcomes.ts';

interface CardRules {
  passesLuhn: (digits: string) => boolean;
  vpaProblem: (text: string) => string | null;
}
const { passesLuhn, vpaProblem } = jest.requireActual<CardRules>('./browser/card-rules.js');

describe('the test instruments', () => {
  it('reach every outcome', () => {
    expect(new Set(instruments.map(({ outcome }) => outcome))).toEqual(new Set(Object.keys(outcomes)));
  });

  it('offer paid, failed and never answered by either way to pay', () => {
    const kinds = (method: string) =>
      new Set(instruments.filter((one) => one.method === method).map(({ outcome }) => outcomes[outcome].kind));

    expect(kinds('upi')).toEqual(new Set(['paid', 'failed', 'pending']));
    expect(kinds('card')).toEqual(new Set(['paid', 'failed', 'pending']));
  });

  it('are each there once', () => {
    expect(new Set(instruments.map(({ value }) => value)).size).toBe(instruments.length);
  });

  it.each(instruments)('pass the checks of the window’s own form: $value', ({ method, value }) => {
    expect(method === 'card' ? passesLuhn(value) : vpaProblem(value) === null).toBe(true);
  });

  it('are found in any case, and only by their own way to pay', () => {
    expect(findOutcome('upi', 'Success@Mockpay')?.kind).toBe('paid');
    expect(findOutcome('card', 'success@mockpay')).toBeUndefined();
    expect(findOutcome('upi', 'somebody@bank')).toBeUndefined();
  });

  it('are listed for the window with what each does', () => {
    expect(listInstruments()).toContainEqual({
      method: 'upi',
      value: 'timeout@mockpay',
      outcome: 'never-answers',
      title: 'Never answers',
      tone: 'waiting',
    });
  });
});
