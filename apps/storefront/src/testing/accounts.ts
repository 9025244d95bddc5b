import { shopServer, type ShopServer } from './shop-server.ts';

/** The demo customer of the mock API's seed. */
export const asha = {
  customerId: 'VV100001',
  email: 'demo@vanaveda.example',
  password: 'demo1234',
  user: { name: 'Asha Verma', mobile: '9000000001', email: 'demo@vanaveda.example', phone: '9000000001' },
};

export const kanpur = { Name: 'Mall Road', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

/** A valid token of the demo customer. */
export async function tokenOfAsha(server: ShopServer): Promise<string> {
  const response = await server.respond('/api/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: asha.email, password: asha.password }),
  });
  return ((await response.json()) as { token: string }).token;
}

export interface CustomerServer extends ShopServer {
  /** Of the demo customer. */
  token: string;
}

/** Like `shopServer`, with a valid token of the demo customer. */
export function customerServer(): CustomerServer {
  const server = shopServer() as CustomerServer;
  beforeEach(async () => void (server.token = await tokenOfAsha(server)));
  return server;
}
