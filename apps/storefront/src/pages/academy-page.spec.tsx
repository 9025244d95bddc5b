import { screen, within } from '@testing-library/react';
import { renderShop } from '../testing/render-with-shop.tsx';
import { startShopServer } from '../testing/shop-server.ts';

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);

describe('the academy', () => {
  it('marks a film by a video icon and everything else by a download icon', async () => {
    await startShopServer();
    renderShop('/vanaveda-academy');

    expect(await screen.findByRole('heading', { level: 1, name: 'Vanaveda Academy' })).toBeVisible();
    expect((await card('A Quiet Morning in Ten Minutes')).getByTestId('video-icon')).toBeInTheDocument();
    expect((await card('How We Test a Batch')).getByTestId('download-icon')).toBeInTheDocument();
  });

  it('shows a file whose link could run as a script, and does not link to it', async () => {
    const server = await startShopServer();
    const file = { academy_type: 1, resource_type: 'pdf', title: 'A trap', thumbnail: '' };
    const body = [{ ...file, link: 'javascript:alert(1)//youtube' }];
    server.fail('listAcademyFiles', { status: 200, body });
    renderShop('/vanaveda-academy');

    const trap = await card('A trap');
    expect(trap.queryByRole('link')).not.toBeInTheDocument();
    expect(trap.getByText('This file is not available at the moment')).toBeVisible();
  });
});
