import { screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '../testing/render-with-shop.tsx';
import { startShopServer, type ShopServer } from '../testing/shop-server.ts';

let server: ShopServer;
beforeEach(async () => {
  server = await startShopServer();
});

const cards = () => screen.findAllByRole('article');

describe('the resource files', () => {
  it('shows all of them, with All Sources and each category to choose from', async () => {
    renderShop('/resource-files');

    expect(await cards()).toHaveLength(16);
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'All Sources',
      'Product Guides',
      'Quality and Reports',
      'Forms',
      'Pictures and Posters',
    ]);
  });

  it('opens a file in a tab of its own, without handing this page to it', async () => {
    renderShop('/resource-files?type=2');

    const title = await screen.findByRole('heading', { name: 'Growers and Their Villages' });
    const link = within(title.closest('article') as HTMLElement).getByRole('link');
    expect(link).toHaveAttribute('href', 'https://growers.example/villages');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await cards()).toHaveLength(4);
  });

  it('puts the chosen category into the address', async () => {
    const { user, router } = renderShop('/resource-files');
    await user.click(await screen.findByRole('checkbox', { name: 'Forms' }));

    expect(router.state.location.pathname + router.state.location.search).toBe('/resource-files?type=3');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  });

  it.each(['99', 'forms'])('says No Resource Found when type is %s', async (type) => {
    renderShop(`/resource-files?type=${type}`);

    expect(await screen.findByText('No Resource Found')).toBeVisible();
  });

  it('shows six placeholders until files and categories have both arrived', async () => {
    const release = server.hold('listResourceFiles');
    renderShop('/resource-files');

    expect(await screen.findAllByTestId('skeleton')).toHaveLength(6);
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(screen.queryByText('No Resource Found')).not.toBeInTheDocument();

    release();
    expect(await cards()).toHaveLength(16);
  });
});
