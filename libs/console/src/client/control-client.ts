import { clientMessages } from './client.messages.ts';
import { ControlError, readControlError } from './control-error.ts';
import type {
  ActiveSituation,
  ClockChange,
  ClockState,
  Coverage,
  Customer,
  CustomerChange,
  LoggedRequest,
  FullRequest,
  NewWorld,
  Order,
  SituationChange,
  World,
} from './control.types.ts';
import type { OrderStatus } from '@shop/api-contract/model';

export type ControlClient = ReturnType<typeof createControlClient>;

/**
 * The mock API's control calls. Each throws a {@link ControlError} when it is refused or gets no response.
 *
 * @param origin where the mock API is, without a trailing slash; the page's own origin when empty
 */
export function createControlClient(origin = '') {
  async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
    const response = await fetch(`${origin}/__mock${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch(() => {
      throw new ControlError(0, clientMessages.noResponse);
    });
    if (!response.ok) throw await readControlError(response);
    return (response.status === 204 ? undefined : await response.json()) as Body;
  }
  const at = (world: string, path = '') => `/worlds/${encodeURIComponent(world)}${path}`;

  return {
    /** The URL of a path in a world, for example of a receipt. */
    urlIn: (world: string, path: string) => `${origin}/__world/${world}${path}`,
    eventsUrl: `${origin}/__mock/events`,

    worlds: async () => (await call<{ worlds: World[] }>('GET', '/worlds')).worlds,
    createWorld: (world: NewWorld) => call<World>('POST', '/worlds', world),
    deleteWorld: (world: string) => call<void>('DELETE', at(world)),
    resetWorld: (world: string) => call<World>('POST', at(world, '/reset')),
    changeClock: (world: string, change: ClockChange) => call<ClockState>('POST', at(world, '/clock'), change),

    switchOn: (world: string, change: SituationChange) =>
      call<ActiveSituation>('POST', at(world, '/situations'), change),
    switchOff: (world: string, id: string) => call<void>('DELETE', at(world, `/situations/${encodeURIComponent(id)}`)),
    switchAllOff: (world: string) => call<void>('DELETE', at(world, '/situations')),

    customers: (world: string) => call<{ customers: Customer[]; total: number }>('GET', at(world, '/customers')),
    changeCustomer: (world: string, number: number, change: CustomerChange) =>
      call<Customer>('PATCH', at(world, `/customers/${number}`), change),
    orders: (world: string) => call<{ orders: Order[]; total: number }>('GET', at(world, '/orders')),
    changeOrder: (world: string, id: string, status: OrderStatus) =>
      call<Order>('PATCH', at(world, `/orders/${encodeURIComponent(id)}`), { status }),

    requests: async () => (await call<{ exchanges: LoggedRequest[] }>('GET', '/exchanges')).exchanges,
    request: (id: number) => call<FullRequest>('GET', `/exchanges/${id}`),
    clearRequests: () => call<void>('DELETE', '/exchanges'),
    coverage: () => call<Coverage>('GET', '/coverage'),
  };
}
