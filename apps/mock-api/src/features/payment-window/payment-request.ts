import { z } from 'zod';

import type { PaymentResult } from './payment-answer.ts';

const order = {
  order_id: z.string().min(1).max(64),
  /** The amount shown to the payer, in paise. */
  amount: z.int().positive(),
};

const card = z.strictObject({
  number: z.string().regex(/^\d{12,19}$/),
  expiry_month: z.int().min(1).max(12),
  expiry_year: z.int().min(2000).max(2099),
  cvv: z.string().regex(/^\d{3}$/),
  name: z.string().min(1).max(80),
});

/** The request of the Pay button. */
export const paymentRequest = z.discriminatedUnion('method', [
  z.strictObject({ ...order, method: z.literal('upi'), vpa: z.string().min(3).max(128) }),
  z.strictObject({ ...order, method: z.literal('card'), card }),
]);

export type PaymentRequest = z.infer<typeof paymentRequest>;

/** The request of the bank's page. */
export const otpRequest = z.strictObject({ otp: z.string().regex(/^\d{6}$/) });

/** Lists each invalid field, parts of a card as `card.number`. */
export function malformed({ issues }: z.ZodError): PaymentResult {
  const errors = issues.map(({ path, message }) => ({ field: path.join('.'), detail: message }));
  return { ok: false, reason: 'malformed', errors };
}
