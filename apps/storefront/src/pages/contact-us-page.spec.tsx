import { screen, within } from '@testing-library/react';
import { renderShop } from '../testing/render-with-shop.tsx';
import { shopServer } from '../testing/shop-server.ts';

shopServer();

const form = async () => within(await screen.findByRole('form', { name: 'Write to us' }));

describe('the contact page', () => {
  it('shows the support e-mail, the phone with its hours, and the social links', async () => {
    renderShop('/contact-us');
    await form();

    const main = within(screen.getByRole('main'));
    for (const link of main.getAllByRole('link', { name: 'care@vanaveda.example' })) {
      expect(link).toHaveAttribute('href', 'mailto:care@vanaveda.example');
    }
    expect(main.getByText('10:00 to 07:00, Monday to Saturday')).toBeVisible();
    for (const network of ['Facebook', 'Instagram', 'YouTube']) {
      expect(main.getByRole('link', { name: `${network} (opens another site)` })).toHaveAttribute('target', '_blank');
    }
  });
});
