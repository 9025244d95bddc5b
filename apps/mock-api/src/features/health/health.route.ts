import type { ExtraRoute } from '../../world/operation.ts';
import { demoCustomer } from '../accounts/demo-customer.seed.ts';
import { customerId } from '../accounts/customer-id.ts';

const { email, password } = demoCustomer;
const health = JSON.stringify({ status: 'ok', demoCustomer: { email, customerId: customerId(1), password } });

export const healthRoute: ExtraRoute = {
  method: 'GET',
  url: '/__mock/health',
  why: 'Reports that the server is running, and the demo login.',
  answer: () => ({
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: health,
  }),
};
