/** The instruments by outcome; specs only. */
import { instruments } from './instruments.ts';
import type { Method } from './failures.ts';
import type { OutcomeName } from './outcomes.ts';

const by = (method: Method) =>
  Object.fromEntries(
    instruments.filter((one) => one.method === method).map(({ outcome, value }) => [outcome, value]),
  ) as Record<OutcomeName, string>;

export const upiIds = by('upi');
export const cards = by('card');
