import { screen, within } from '@testing-library/react';
import { renderShop } from '../testing/render-with-shop.tsx';
import { startShopServer } from '../testing/shop-server.ts';

it('a resource opens in a tab of its own, which is not handed this page', async () => {
  await startShopServer();
  renderShop('/resource-files');

  const title = await screen.findByRole('heading', { name: 'Growers and Their Villages' });
  const link = within(title.closest('article') as HTMLElement).getByRole('link');
  expect(link).toHaveAttribute('href', 'https://growers.example/villages');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
