import { screen, waitFor } from '@testing-library/react';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { startShopServer, type ShopServer } from '../../testing/shop-server.ts';

let server: ShopServer;
beforeEach(async () => {
  server = await startShopServer();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const productCalls = () => server.callsOf('getProduct');
const link = (name: string) => screen.findByRole('link', { name });

describe('a product’s page is prefetched', () => {
  it('when its link is pointed at, focused or pressed: once, whatever follows', async () => {
    const { user } = renderShop('/products');
    await user.hover(await link('Tulsi Giloy Drops'));
    await waitFor(() => expect(productCalls()).toHaveLength(1));

    (await link('Tulsi Giloy Drops')).focus();
    await user.click(await link('Tulsi Giloy Drops'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tulsi Giloy Drops' })).toBeVisible();
    expect(productCalls()).toHaveLength(1);
  });

  it('when Tab stops at its link', async () => {
    renderShop('/products');
    (await link('Amla Daily Capsules')).focus();
    await waitFor(() => expect(productCalls()).toHaveLength(1));
  });

  it('at the first touch, before the finger is lifted', async () => {
    const { user } = renderShop('/products');
    await user.pointer({ keys: '[TouchA>]', target: await link('Amla Daily Capsules') });
    expect(productCalls()).toHaveLength(1);
  });
});

describe('nothing is prefetched', () => {
  it('for other links', async () => {
    const { user } = renderShop('/products');
    await link('Amla Daily Capsules');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getAllByRole('link', { name: 'Offers' })[0]! });
    expect(productCalls()).toHaveLength(0);
  });

  it('for who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { user } = renderShop('/products');
    await user.pointer({ keys: '[TouchA>]', target: await link('Amla Daily Capsules') });
    expect(productCalls()).toHaveLength(0);
  });
});
