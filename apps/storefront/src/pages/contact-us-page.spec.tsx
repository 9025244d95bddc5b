import { screen, within } from '@testing-library/react';
import { renderShop } from '../testing/render-with-shop.tsx';
import { shopServer } from '../testing/shop-server.ts';

const server = shopServer();

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

  it('does nothing on Send Message and keeps what was typed', async () => {
    const { user, router } = renderShop('/contact-us');
    const fields = await form();
    const typed = {
      Email: 'asha@home.example',
      Name: 'Asha',
      Phone: '9000000001',
      Message: 'Is the tea caffeine-free?',
    };
    for (const [label, text] of Object.entries(typed)) await user.type(fields.getByLabelText(label), text);

    const callsBefore = server.calls.length;
    await user.click(fields.getByRole('button', { name: 'Send Message' }));

    for (const [label, text] of Object.entries(typed)) expect(fields.getByLabelText(label)).toHaveValue(text);
    expect(server.calls).toHaveLength(callsBefore);
    expect(router.state.location.pathname).toBe('/contact-us');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
