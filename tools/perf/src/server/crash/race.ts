import path from 'node:path';
import { startMockApi } from '../mock-api.ts';
import { bodyOf, paidReport, provider, registerCustomers, smallOrder } from '../shop-client.ts';
import type { CrashOptions } from './crash-rounds.ts';
import { LISTED_ORDERS, paymentFaults } from './payment-faults.ts';

const REPORTS_AT_ONCE = 50;
/** Before the first of them is listed no longer. */
const LOOKED_AT_EVERY = LISTED_ORDERS / 2;

/**
 * Reports the same payment fifty times at once, for one order after the other. Every report is to be answered with
 * success, and each order to have exactly one payment, still there after the server is killed.
 *
 * @returns what went wrong, in words
 */
export async function paymentRaces(
  races: number,
  { folder, progress }: Pick<CrashOptions, 'folder' | 'progress'>,
): Promise<string[]> {
  const dataFile = path.join(folder, 'races.sqlite');
  const server = await startMockApi({ dataFile });
  const [token = ''] = await registerCustomers(server.url, 1);
  const faults: string[] = [];
  for (let race = 1; race <= races; race++) {
    const id = await bodyOf(server.url, 'createOrder', { path: provider, body: smallOrder }, token);
    const report = { path: provider, body: paidReport(id) };
    const verdicts = await Promise.all(
      Array.from({ length: REPORTS_AT_ONCE }, () => bodyOf(server.url, 'validatePayment', report, token)),
    );
    const refused = verdicts.filter(({ response }) => !response);
    if (refused.length > 0) faults.push(`${refused.length} reports for ${id} were refused: ${refused[0]?.message}`);
    if (race % LOOKED_AT_EVERY !== 0) continue;
    faults.push(...(await paymentFaults(server.url)));
    progress(`race ${race} of ${races}: ${faults.length} faults`);
  }
  await server.kill();

  const after = await startMockApi({ dataFile });
  const orders = await bodyOf(after.url, 'listOrders', undefined, token);
  const paid = orders.filter(({ payment_status }) => payment_status === 'paid');
  if (paid.length !== races) faults.push(`${paid.length} of ${races} orders are paid.`);
  faults.push(...(await paymentFaults(after.url)));
  await after.kill();
  return faults;
}
