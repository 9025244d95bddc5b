// spec-map: 1.1.8, 1.3.3, 1.3.4, 1.3.5, 1.3.6, 1.3.7, 1.3.8, 1.3.9, 1.3.10, 2.1.9, 2.10.1, 2.10.2, 2.10.3, 2.10.4
// spec-map: 2.10.5, 9.5.1
import { screen, waitFor, within } from '@testing-library/react';
import { findOpenDialog } from '../../testing/on-screen.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

shopServer();

const tiles = async () => {
  const heading = await screen.findByRole('heading', { name: 'Twelve ways to earn' });
  return within(heading.parentElement as HTMLElement).getAllByRole('button');
};

describe('the business page', () => {
  it('shows twelve income types with their percentages, explains the plan, when it is paid, that nothing is promised, and what a business owner does, and leads to registration and support, also under the correct spelling', async () => {
    const { router } = renderShop('/start-a-business');
    expect(await screen.findByRole('heading', { level: 1, name: 'Start a Business' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/start-a-bussines');
    expect((await tiles()).map((tile) => tile.textContent)).toEqual([
      '01Up to40%Lifetime discount on MRP',
      '0220%Start-up bonus',
      '035%Repurchase power bonus',
      '0420%Team build bonus',
      '055%Team maintain bonus',
      '065%Fitness assured fund',
      '077%Accelerator bonus',
      '083%Child education fund',
      '0910%Speed bonus',
      '105%Lifestyle bonus',
      '115%Royalty club bonus',
      '125%SBR',
    ]);
    for (const text of [
      /^The plan begins with a lifetime discount on MRP/,
      /^A fitness assured fund comes with the team maintain bonus, and a child education fund with the accel/,
      'Payouts are monthly and half-yearly, based on team performance and total company PV turnover.',
      'Earnings are not guaranteed',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }

    const first = screen.getByText('Everyday products').closest('li');
    const features = within(first?.parentElement as HTMLElement).getAllByRole('listitem');
    expect(features).toHaveLength(6);
    for (const feature of features) expect(feature.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What a business owner does' })).toBeVisible();
    expect(screen.getByText(/Business owners, EBO for short, are independent\./)).toBeVisible();
    const leadsTo = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect([leadsTo('Register'), leadsTo('Ask us first')]).toEqual(['/register', '/contact-us']);
  });

  it('opens a tile in full size with its title, and closes it by Close, back on the tile', async () => {
    const { user } = renderShop('/start-a-bussines');
    const tile = (await tiles())[6] as HTMLElement;
    await user.click(tile);

    const dialog = within(await findOpenDialog('Accelerator bonus'));
    expect(dialog.getByText('7%')).toBeVisible();
    expect(dialog.getByText('An example: where ₹10,000 counts towards it, 7% is ₹700.')).toBeVisible();
    expect(dialog.getByText('Earnings are not guaranteed')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next: Child education fund' }));
    expect(dialog.getByRole('heading', { name: 'Child education fund' })).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(tile).toHaveFocus());
  });
});
