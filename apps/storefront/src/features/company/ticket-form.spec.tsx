import { screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { TicketForm } from './ticket-form.tsx';
import { ticketMail } from './support-mail.ts';

const renderForm = () => {
  const onCompose = jest.fn<void, [string]>();
  return { onCompose, ...renderWithShop(<TicketForm onCompose={onCompose} />) };
};
const compose = () => screen.getByRole('button', { name: 'Compose e-mail' });

describe('the ticket form', () => {
  it('composes an e-mail to support and keeps what was typed', async () => {
    const { user, onCompose } = renderForm();
    await user.type(screen.getByLabelText('Subject'), 'Lid broken');
    await user.type(screen.getByLabelText('Order Id'), 'order_A1');
    await user.type(screen.getByLabelText('Message'), 'The jar came open.');
    await user.click(compose());

    const ticket = { subject: 'Lid broken', order: 'order_A1', message: 'The jar came open.' };
    expect(onCompose).toHaveBeenCalledWith(ticketMail(ticket));
    expect(screen.getByLabelText('Message')).toHaveValue('The jar came open.');
    expect(screen.getByText(/If nothing opened, write to/)).toBeVisible();
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
