import { encode } from 'uqr';
import { PAISE_PER_RUPEE } from '@shop/domain/money/paise';
import * as z from 'zod/mini';
import { outcomes } from './instruments.ts';

/** Modules of white around the code. */
const QUIET_ZONE = 2;

export const codeRequest = z.object({
  order: z.string().check(z.minLength(1), z.maxLength(64)),
  /** In paise. */
  amount: z.pipe(z.coerce.number(), z.int().check(z.positive())),
});

/** The QR code of a UPI payment: its size in modules, and the dark ones as the path of an SVG. */
export function upiCode({ order, amount }: z.infer<typeof codeRequest>): { size: number; path: string } {
  const link = new URLSearchParams({
    pa: outcomes.paid.upi,
    pn: 'Mockpay test',
    tr: order,
    am: (amount / PAISE_PER_RUPEE).toFixed(2),
    cu: 'INR',
  });
  const { size, data } = encode(`upi://pay?${link.toString()}`, { border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
