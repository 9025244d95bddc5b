// spec-map: 2.11.3, 2.11.4
import { screen } from '@testing-library/react';
import { fillIn } from '../../testing/fill-in.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { ContactForm } from './contact-us-page.tsx';

const renderForm = () => {
  const onCompose = jest.fn<void, [string]>();
  return { onCompose, ...renderWithShop(<ContactForm onCompose={onCompose} />) };
};
const compose = () => screen.getByRole('button', { name: 'Compose e-mail' });

describe('the contact form', () => {
  it('composes an e-mail to support with everything that was typed, and keeps it on Send Message, which does nothing', async () => {
    const { user, onCompose } = renderForm();
    const typed = {
      Email: 'asha@home.example',
      Name: 'Asha & Ravi',
      Phone: '9000000001',
      Message: 'Is the tea caffeine-free?',
    };
    for (const [label, text] of Object.entries(typed)) await fillIn(user, screen.getByLabelText(label), text);
    expect(compose()).toHaveAccessibleDescription(/^Compose e-mail opens your e-mail app with everything filled in/);
    await user.click(compose());

    const mail = new URL(onCompose.mock.calls[0]?.[0] ?? '');
    expect(mail.protocol + mail.pathname).toBe('mailto:care@vanaveda.example');
    expect(mail.searchParams.get('subject')).toBe('Message from Asha & Ravi');
    expect(mail.searchParams.get('body')).toBe(
      'Is the tea caffeine-free?\r\n\r\nName: Asha & Ravi\r\nPhone: 9000000001\r\nE-mail: asha@home.example',
    );
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(onCompose).toHaveBeenCalledTimes(1);
    for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(screen.getByRole('status')).toHaveTextContent('Your e-mail app should show the message now.');
  });

  it('needs a message alone', async () => {
    const { user, onCompose } = renderForm();
    await user.click(compose());
    expect(screen.getByText('Please enter a message.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(onCompose).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('Message'), 'Hello{Tab}{Enter}');
    expect(new URL(onCompose.mock.calls[0]?.[0] ?? '').searchParams.get('body')).toBe('Hello');
  });
});
