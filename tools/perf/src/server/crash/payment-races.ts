import path from 'node:path';
import { say } from '@shop/workspace-tools/terminal/command';
import { startMockApi } from '../running-server.ts';
import { bodyOf, paidReport, provider, registerCustomers, smallOrder } from '../shop-client.ts';
import { LISTED_ORDERS, paymentFailures } from './verify.ts';

const REPORTS_AT_ONCE = 50;
/** Before older orders leave the list. */
const CHECK_EVERY = LISTED_ORDERS / 2;

/** Reports each payment 50 times concurrently: all must succeed, and each order must have one payment, also after a kill. */
export async function paymentRaces(races: number, folder: string): Promise<string[]> {
  if (races === 0) return [];
  const dataFile = path.join(folder, 'races.sqlite');
  const server = await startMockApi({ dataFile });
  const [token = ''] = await registerCustomers(server.url, 1);
  const failures: string[] = [];
  for (let race = 1; race <= races; race++) {
    const id = await bodyOf(server.url, 'createOrder', { path: provider, body: smallOrder }, token);
    const report = { path: provider, body: paidReport(id) };
    const reports = Array.from({ length: REPORTS_AT_ONCE }, () => bodyOf(server.url, 'validatePayment', report, token));
    const refused = (await Promise.all(reports)).filter(({ response }) => !response);
    if (refused.length > 0) failures.push(`${refused.length} reports for ${id} were refused: ${refused[0]?.message}`);
    if (race % CHECK_EVERY !== 0) continue;
    failures.push(...(await paymentFailures(server.url)));
    say(`race ${race} of ${races}: ${failures.length} failures`);
  }
  await server.kill();

  const restarted = await startMockApi({ dataFile });
  const orders = await bodyOf(restarted.url, 'listOrders', undefined, token);
  const paid = orders.filter(({ payment_status }) => payment_status === 'paid');
  if (paid.length !== races) failures.push(`${paid.length} of ${races} orders are paid.`);
  failures.push(...(await paymentFailures(restarted.url)));
  await restarted.kill();
  return failures;
}
