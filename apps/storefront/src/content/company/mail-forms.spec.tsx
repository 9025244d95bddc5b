// spec-map: 2.1.16, 2.11.3, 2.11.4, 3.4.6
import { screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { fillIn } from '../../testing/on-screen.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { TicketForm } from './add-ticket-page.tsx';
import { ContactForm } from './contact-us-page.tsx';
import { supportMail } from './support-mail.ts';

/** Shows the form, fills it in and composes. @returns the last e-mail, if any */
async function compose(
  Form: FunctionComponent<{ onCompose: (mailto: string) => void }>,
  typed: Record<string, string> = {},
) {
  const onCompose = jest.fn<void, [string]>();
  const { user } = renderWithShop(<Form onCompose={onCompose} />);
  for (const [label, text] of Object.entries(typed)) await fillIn(user, screen.getByLabelText(label), text);
  const button = screen.getByRole('button', { name: 'Compose e-mail' });
  await user.click(button);
  const mail = () => new URL(onCompose.mock.lastCall?.[0] ?? 'about:none');
  return { user, button, onCompose, mail, bodyOf: () => mail().searchParams.get('body') };
}

const needs = (label: string, error: string) => {
  expect(screen.getByText(error)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toBeInvalid();
};

describe('the contact form', () => {
  it('composes an e-mail to support with everything that was typed, and keeps it on Send Message, which does nothing', async () => {
    const typed = { Email: 'asha@home.example', Name: 'Asha & Ravi', Phone: '9000000001', Message: 'Is the tea mild?' };
    const { user, button, onCompose, mail, bodyOf } = await compose(ContactForm, typed);
    expect(button).toHaveAccessibleDescription(
      'Your e-mail app should show the message now. What you wrote stays here as well.',
    );
    expect(mail().protocol + mail().pathname).toBe('mailto:care@vanaveda.example');
    expect(mail().searchParams.get('subject')).toBe('Message from Asha & Ravi');
    expect(bodyOf()).toBe(
      'Is the tea mild?\r\n\r\nName: Asha & Ravi\r\nPhone: 9000000001\r\nE-mail: asha@home.example',
    );
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(onCompose).toHaveBeenCalledTimes(1);
    for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
  });

  it('says what it does, and needs a message alone', async () => {
    const { user, button, onCompose, bodyOf } = await compose(ContactForm);
    needs('Message', 'Please enter a message.');
    expect(button).toHaveAccessibleDescription(/^Compose e-mail opens your e-mail app with everything filled in/);
    expect(onCompose).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Message'), 'Hello{Tab}{Enter}');
    expect(bodyOf()).toBe('Hello');
  });
});

it('an e-mail without a text has a subject alone', () => {
  expect(supportMail('Password & id')).toBe('mailto:care@vanaveda.example?subject=Password%20%26%20id');
});

it('the ticket form asks for what is missing, and composes an e-mail to support with the order, if there is one, above the message', async () => {
  const { user, button, onCompose, mail, bodyOf } = await compose(TicketForm, { Subject: ' ', 'Order Id': 'order_A1' });
  needs('Subject', 'Please enter a subject.');
  await user.type(screen.getByLabelText('Subject'), 'Lid broken');
  expect(screen.queryByText('Please enter a subject.')).not.toBeInTheDocument();
  await user.click(button);
  needs('Message', 'Please enter a message.');
  expect(onCompose).not.toHaveBeenCalled();

  const message = 'The jar came open.\nPlease advise & help.';
  await fillIn(user, screen.getByLabelText('Message'), message);
  await user.click(button);
  expect(mail().protocol + mail().pathname).toBe('mailto:care@vanaveda.example');
  expect(mail().searchParams.get('subject')).toBe('Lid broken');
  expect(bodyOf()).toBe('Order: order_A1\r\n\r\nThe jar came open.\r\nPlease advise & help.');
  expect(screen.getByLabelText('Message')).toHaveValue(message);
  expect(screen.getByText(/If nothing opened, write to/)).toBeVisible();

  await user.clear(screen.getByLabelText('Order Id'));
  await user.click(button);
  expect(bodyOf()).not.toContain('Order:');
});
