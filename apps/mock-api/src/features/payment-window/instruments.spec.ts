import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findOutcome, instruments, instrumentTable, listInstruments } from './instruments.ts';
import { outcomes } from './outcomes.ts';

interface CardRules {
  passesLuhn: (digits: string) => boolean;
  vpaProblem: (text: string) => string | null;
}
const { passesLuhn, vpaProblem } = jest.requireActual<CardRules>('./browser/card-rules.js');

describe('the test instruments', () => {
  it.each(['upi', 'card'] as const)('cover every outcome by %s, except the OTP outcome by UPI', (method) => {
    const reached = instruments.filter((one) => one.method === method).map(({ outcome }) => outcome);
    const all = Object.keys(outcomes).filter((name) => method === 'card' || name !== 'paid-without-otp');
    expect(reached).toEqual(all);
  });

  it('are unique', () => {
    expect(new Set(instruments.map(({ value }) => value)).size).toBe(instruments.length);
  });

  it.each(instruments)('pass the checks of the window’s own form: $value', ({ method, value }) => {
    expect(method === 'card' ? passesLuhn(value) : vpaProblem(value) === null).toBe(true);
  });

  it('are found in any case, and only by their own method', () => {
    expect(findOutcome('upi', 'Success@Mockpay')?.kind).toBe('paid');
    expect(findOutcome('card', 'success@mockpay')).toBeUndefined();
    expect(findOutcome('upi', 'somebody@bank')).toBeUndefined();
  });

  it('are listed for the window with their effect', () => {
    expect(listInstruments()).toContainEqual({
      method: 'upi',
      value: 'timeout@mockpay',
      outcome: 'never-answers',
      title: 'Never answers',
      effect: 'Waits until the time runs out or you leave.',
      tone: 'waiting',
    });
  });

  it('match the documentation', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../../docs/payment-sandbox.md'), 'utf8');
    const rows = page
      .split('\n')
      .filter((line) => /^\|.*\d{4} \d{4}/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('`', '')),
      );
    expect(rows).toEqual(instrumentTable().map(({ title, upi, card, effect }) => [title, upi, card, effect]));
  });
});
