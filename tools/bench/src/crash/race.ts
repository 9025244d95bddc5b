import { join } from 'node:path';

import { paidReport } from '../load/paid-report.ts';
import type { Cores } from '../machine/cores.ts';
import { bodyOf } from '../servers/call-shop.ts';
import { ordersOf, registerCustomers } from '../servers/customers.ts';
import { SIGNING_SECRET, startMockApi } from '../servers/mock-api.ts';
import type { CrashOptions } from './crash-rounds.ts';
import { verifyDataFile } from './verify-data-file.ts';

const REPORTS_AT_ONCE = 50;
const PROGRESS_EVERY = 100;

const provider = { payment_provider: 'mockpay' } as const;
const office = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };
const order = {
  cart: [{ product: 1, quantity: 3, type: 'product' as const }],
  address: JSON.stringify(office),
  pincode: office.Pincode,
};
const unpinned: Cores = { pinned: false, reason: 'no need' };

/**
 * Reports the same payment fifty times at once, for one order after the other. Every report is to be answered with
 * success, and each order to have exactly one payment, still there after the server is killed.
 *
 * @returns what went wrong, in words
 */
export async function paymentRaces(
  races: number,
  { folder, script, progress }: Pick<CrashOptions, 'folder' | 'script' | 'progress'>,
): Promise<string[]> {
  const place = { dataFile: join(folder, 'races.sqlite'), script };
  const server = await startMockApi(place, unpinned);
  const [token = ''] = await registerCustomers(server.url, 1);
  const faults: string[] = [];
  for (let race = 1; race <= races; race++) {
    const id = await bodyOf(server.url, 'createOrder', { path: provider, body: order }, token);
    const report = { path: provider, body: paidReport(id, SIGNING_SECRET) };
    const verdicts = await Promise.all(
      Array.from({ length: REPORTS_AT_ONCE }, () => bodyOf(server.url, 'validatePayment', report, token)),
    );
    const refused = verdicts.filter(({ response }) => !response);
    if (refused.length > 0) faults.push(`${refused.length} reports for ${id} were refused: ${refused[0]?.message}`);
    if (race % PROGRESS_EVERY === 0) progress(`race ${race} of ${races}: ${faults.length} faults`);
  }
  await server.kill();

  const after = await startMockApi(place, unpinned);
  const paid = (await ordersOf(after.url, token)).filter(({ payment_status }) => payment_status === 'paid');
  await after.kill();
  if (paid.length !== races) faults.push(`${paid.length} of ${races} orders are paid.`);
  return [...faults, ...verifyDataFile(place.dataFile)];
}
