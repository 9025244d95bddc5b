// spec-map: 1.1.2, 2.1.10, 2.1.11
import { screen, within } from '@testing-library/react';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

shopServer();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabs = () => within(screen.getByRole('navigation', { name: 'Company pages' }));

describe('the company page', () => {
  it('goes from tab to tab and marks the current one', async () => {
    const { user, router } = renderShop('/about-vanaveda/about');
    await heading('About Vanaveda');
    const names = tabs().getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual(['About', 'Vision', 'Mission']);

    await user.click(tabs().getByRole('link', { name: 'Mission' }));

    expect(router.state.location.pathname).toBe('/about-vanaveda/mission');
    expect(await heading('Our mission')).toBeVisible();
    expect(tabs().getByRole('link', { name: 'Mission' })).toHaveAttribute('aria-current', 'page');
    expect(tabs().getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current');
  });

  it('shows the business page inside its frame', async () => {
    renderShop('/about-vanaveda/start-a-bussines');

    expect(await screen.findByRole('heading', { name: 'Twelve ways to earn' })).toBeVisible();
    expect(tabs().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});
