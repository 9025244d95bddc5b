import { clientMessages } from './client.messages.ts';
import { ControlFault, faultOf } from './control-fault.ts';
import type {
  ActiveSituation,
  ClockChange,
  ClockState,
  Coverage,
  Customer,
  CustomerChange,
  Exchange,
  FullExchange,
  NewWorld,
  Order,
  SituationChange,
  World,
} from './control.types.ts';
import type { OrderStatus } from '@shop/api-contract/model';

export type ControlClient = ReturnType<typeof createControlClient>;

/**
 * The mock API's control calls. Each throws a {@link ControlFault} when it is refused or gets no answer.
 *
 * @param origin where the mock API is, without a trailing slash; the page's own origin when empty
 */
export function createControlClient(origin = '') {
  async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
    const answer = await fetch(`${origin}/__mock${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch(() => {
      throw new ControlFault(0, clientMessages.noAnswer);
    });
    if (!answer.ok) throw await faultOf(answer);
    return (answer.status === 204 ? undefined : await answer.json()) as Body;
  }
  const at = (world: string, path = '') => `/worlds/${encodeURIComponent(world)}${path}`;

  return {
    /** Where an address inside a world is to be found from outside, a receipt for example. */
    addressIn: (world: string, path: string) => `${origin}/__world/${world}${path}`,
    eventsUrl: `${origin}/__mock/events`,

    worlds: async () => (await call<{ worlds: World[] }>('GET', '/worlds')).worlds,
    makeWorld: (world: NewWorld) => call<World>('POST', '/worlds', world),
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

    exchanges: async () => (await call<{ exchanges: Exchange[] }>('GET', '/exchanges')).exchanges,
    exchange: (id: number) => call<FullExchange>('GET', `/exchanges/${id}`),
    forgetExchanges: () => call<void>('DELETE', '/exchanges'),
    coverage: () => call<Coverage>('GET', '/coverage'),
  };
}
