import { outcomes } from './outcomes.ts';
import type { Outcome, OutcomeName } from './outcomes.ts';

/** A way to pay that exists in tests only; `value` is a UPI id, or the digits of a card number. */
export interface TestInstrument {
  readonly method: 'upi' | 'card';
  readonly value: string;
  readonly outcome: OutcomeName;
}

/** All of them, in the order in which the window lists them. Whatever is not here is refused beside its field. */
export const instruments: readonly TestInstrument[] = [
  { method: 'upi', value: 'success@mockpay', outcome: 'paid' },
  { method: 'upi', value: 'failure@mockpay', outcome: 'failed' },
  { method: 'upi', value: 'timeout@mockpay', outcome: 'never-answers' },
  { method: 'card', value: '4111111111111111', outcome: 'paid' },
  { method: 'card', value: '4000000000000002', outcome: 'declined' },
  { method: 'card', value: '4000000000009995', outcome: 'insufficient-funds' },
  { method: 'card', value: '4000000000000119', outcome: 'never-answers' },
];

/** UPI ids are the same in upper and lower case. */
export function findOutcome(method: TestInstrument['method'], value: string): Outcome | undefined {
  const found = instruments.find((one) => one.method === method && one.value === value.toLowerCase());
  return found && outcomes[found.outcome];
}

const tones = { paid: 'good', failed: 'bad', pending: 'waiting' } as const;

/** The table as the window shows it. */
export function listInstruments() {
  return instruments.map(({ method, value, outcome }) => {
    const { title, kind } = outcomes[outcome];
    return { method, value, outcome, title, tone: tones[kind] };
  });
}
