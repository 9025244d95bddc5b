import type { Row } from '../row.ts';
import { againstBareServers } from './against-bare-servers.ts';
import { coldStartRow } from './cold-start.row.ts';
import { loginFloodRow } from './login-flood.row.ts';
import { memoryRow } from './memory.row.ts';
import { ordersRow } from './orders.row.ts';

const catalogue = '/api/v1/all-products';
const oneProduct = '/api/v1/get-product/s-46';

/** Every row with its limit, in the order of the table. */
export const rows: readonly Row[] = [
  againstBareServers({
    name: 'all-products',
    title: 'all-products, the shop’s catalogue',
    path: catalogue,
    share: 0.85,
  }),
  againstBareServers({ name: 'get-product', title: 'get-product', path: oneProduct, share: 0.75 }),
  againstBareServers({
    name: 'user',
    title: 'user with a token',
    path: '/api/user',
    withToken: true,
    barePath: oneProduct,
    share: 0.6,
  }),
  ordersRow,
  loginFloodRow,
  coldStartRow,
  memoryRow,
];
