import { screen, waitFor } from '@testing-library/react';
import { makeStore } from '../../app/store.ts';
import { checkoutApi } from '../../features/checkout/checkout.api.ts';
import { asha, tokenOfAsha } from '../../testing/accounts.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

const server = shopServer();

const cancelled = { status: 'Cancelled', order_id: 'order_none', payment_id: '', payment_signature: '' } as const;
const bearers = () => server.calls.map(({ operationId, authorization }) => [operationId, authorization]);

describe('the shop’s calls', () => {
  it('say no-token where a token belongs and nobody is signed in', async () => {
    const store = makeStore({ storage: memoryStorage() });
    await store.dispatch(checkoutApi.endpoints.validatePayment.initiate({ provider: 'mockpay', body: cancelled }));

    expect(bearers()).toEqual([['validatePayment', 'Bearer no-token']]);
  });

  it('carry the token of who is signed in, and public ones never do', async () => {
    const token = await tokenOfAsha(server);
    renderShop('/', { stored: { token, user: asha.user } });
    await screen.findAllByRole('article');

    await waitFor(() => expect(bearers()).toContainEqual(['getUser', `Bearer ${token}`]));
    expect(bearers()).toContainEqual(['listHeroProducts', null]);
    expect(bearers()).toContainEqual(['listCategories', null]);
  });
});
