// spec-map: 2.1.16, 3.4.6
import { screen } from '@testing-library/react';
import { fillIn } from '../../testing/fill-in.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { TicketForm } from './add-ticket-page.tsx';

const renderForm = () => {
  const onCompose = jest.fn<void, [string]>();
  return { onCompose, ...renderWithShop(<TicketForm onCompose={onCompose} />) };
};
const compose = () => screen.getByRole('button', { name: 'Compose e-mail' });

/** Fills in the form and composes. @returns the e-mail */
async function composed(order = 'order_A1'): Promise<URL> {
  const { user, onCompose } = renderForm();
  const typed = { Subject: 'Lid broken', 'Order Id': order, Message: 'The jar came open.\nPlease advise & help.' };
  for (const [label, text] of Object.entries(typed)) await fillIn(user, screen.getByLabelText(label), text);
  await user.click(compose());
  return new URL(onCompose.mock.calls[0]?.[0] ?? '');
}

describe('the ticket form', () => {
  it('composes an e-mail to support with the order above the message, and keeps what was typed', async () => {
    const mail = await composed();

    expect(mail.protocol + mail.pathname).toBe('mailto:care@vanaveda.example');
    expect(mail.searchParams.get('subject')).toBe('Lid broken');
    expect(mail.searchParams.get('body')).toBe('Order: order_A1\r\n\r\nThe jar came open.\r\nPlease advise & help.');
    expect(screen.getByLabelText('Message')).toHaveValue('The jar came open.\nPlease advise & help.');
    expect(screen.getByText(/If nothing opened, write to/)).toBeVisible();
  });

  it('says nothing of an order when there is none', async () => {
    expect((await composed(' ')).searchParams.get('body')).not.toContain('Order:');
  });

  it('asks for what is missing, one thing at a time, and leads to it', async () => {
    const { user, onCompose } = renderForm();

    await user.type(screen.getByLabelText('Subject'), ' ');
    await user.click(compose());
    expect(screen.getByText('Please enter a subject.')).toBeVisible();
    expect(screen.getByLabelText('Subject')).toHaveFocus();
    expect(screen.getByLabelText('Subject')).toBeInvalid();

    await user.type(screen.getByLabelText('Subject'), 'Lid broken');
    expect(screen.queryByText('Please enter a subject.')).not.toBeInTheDocument();
    await user.click(compose());
    expect(screen.getByText('Please enter a message.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(onCompose).not.toHaveBeenCalled();
  });
});
