import type { Method } from './failures.ts';
import { outcomes } from './outcomes.ts';
import type { Outcome, OutcomeName } from './outcomes.ts';

/** A test instrument; `value` is a UPI id, or the digits of a card number. */
export interface TestInstrument {
  readonly method: Method;
  readonly value: string;
  readonly outcome: OutcomeName;
}

const upi: Partial<Record<OutcomeName, string>> = {
  paid: 'success@mockpay',
  failed: 'failure@mockpay',
  declined: 'declined@mockpay',
  'insufficient-funds': 'insufficient@mockpay',
  'authentication-failed': 'wrongpin@mockpay',
  'gateway-error': 'gateway@mockpay',
  'never-answers': 'timeout@mockpay',
  late: 'late@mockpay',
  tampered: 'tampered@mockpay',
  replayed: 'replayed@mockpay',
  reused: 'reused@mockpay',
};

const cards: Record<OutcomeName, string> = {
  paid: '4111111111111111',
  'paid-without-otp': '5555555555554444',
  failed: '4000000000000341',
  declined: '4000000000000002',
  'insufficient-funds': '4000000000009995',
  'authentication-failed': '4000008400001629',
  'gateway-error': '4000000000000259',
  'never-answers': '4000000000000119',
  late: '4000000000000077',
  tampered: '4000000000000101',
  replayed: '4000000000003063',
  reused: '4000000000003055',
};

const names = Object.keys(outcomes) as OutcomeName[];

/** All instruments in the window's order. Any other value is rejected at its field. */
export const instruments: readonly TestInstrument[] = (
  [
    ['upi', upi],
    ['card', cards],
  ] as const
).flatMap(([method, values]) =>
  names.flatMap((outcome) => {
    const value = values[outcome];
    return value === undefined ? [] : [{ method, value, outcome }];
  }),
);

/** Finds an instrument's outcome; UPI ids are case-insensitive. */
export function findOutcome(method: Method, value: string): Outcome | undefined {
  const found = instruments.find((one) => one.method === method && one.value === value.toLowerCase());
  return found && outcomes[found.outcome];
}

const tones = { paid: 'good', failed: 'bad', forged: 'bad', pending: 'waiting' } as const;

/** The table for the window. */
export function listInstruments() {
  return instruments.map(({ method, value, outcome }) => {
    const { title, effect, kind } = outcomes[outcome];
    return { method, value, outcome, title, effect, tone: tones[kind] };
  });
}

/** The table of docs/payment-sandbox.md. */
export function instrumentTable(): { upi: string; card: string; title: string; effect: string }[] {
  return names.map((name) => {
    const { title, effect } = outcomes[name];
    return { upi: upi[name] ?? '', card: cards[name].replace(/(.{4})(?=.)/g, '$1 '), title, effect };
  });
}
