// spec-map: 2.17.1, 2.17.2, 3.4.3, 4.5.10, 4.5.11, 4.5.12, 5.3.1, 5.3.2, 5.3.3, 5.3.4, 5.3.5, 5.3.6, 8.1.14, 8.1.15
import { screen, waitFor, within } from '@testing-library/react';
import { asha } from '../../testing/accounts.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderShop, renderWithShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';
import { collectToasts } from '../../testing/toasts.ts';
import { RegisterPage } from './register-page.tsx';

const server = shopServer();

const ravi = {
  'Full name': 'Ravi Kumar',
  'E-mail': 'ravi@vanaveda.example',
  'Mobile number': '9000000009',
  Password: 'demo1234',
  'Confirm password': 'demo1234',
};

const submit = () => screen.getByRole('button', { name: /^(Register|Creating your account…)/ });

async function openForm(form: Partial<typeof ravi>) {
  const shop = renderWithShop(<RegisterPage />, { route: '/register' });
  await screen.findByRole('heading', { level: 1, name: 'Create your account' });
  for (const [label, text] of Object.entries(form)) await fillIn(shop.user, screen.getByLabelText(label), text);
  return shop;
}

describe('the registration page', () => {
  it('registers, shows the welcome with the login id, and leads to the login without signing in', async () => {
    const { user, storage, store } = await openForm(ravi);
    const toasts = collectToasts();
    await user.click(submit());

    expect(await screen.findByText('Login Id: ravi@vanaveda.example')).toBeVisible();
    expect(screen.getByText(/^Welcome to Vanaveda, Ravi Kumar\. Your customer id is VV\d+\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(store.getState().session.draft).toEqual({ email: 'ravi@vanaveda.example' });
    expect(toasts).toMatchObject([
      { type: 'success', title: 'Registration Successful', description: 'You have successfully registered!' },
    ]);
    expect(storage.read('token')).toBeNull();
    expect(server.callsOf('register')[0]?.body).toEqual({
      name: 'Ravi Kumar',
      email: 'ravi@vanaveda.example',
      mobile: '9000000009',
      password: 'demo1234',
    });
  });

  it('names all errors beside their fields until they are edited, the first in a toast too, and sends nothing', async () => {
    const { user } = await openForm({ 'E-mail': 'ravi@', 'Mobile number': '12345', Password: 'demo1' });
    const toasts = collectToasts();
    const errors = {
      'Full name': 'Please enter your full name.',
      'E-mail': 'Please enter a valid email address.',
      'Mobile number': 'Please enter a valid mobile number.',
      Password: 'Password should be at least 6 characters.',
      'Confirm password': 'Passwords do not match.',
    };
    const left = new Map(Object.entries(errors));
    for (const [label, description] of Object.entries(errors)) {
      await user.click(submit());
      expect(toasts.at(-1)).toMatchObject({ type: 'error', title: 'Validation Error', description, place: 'top' });
      expect(screen.getByLabelText(label)).toHaveFocus();
      for (const [field, words] of left) {
        expect(screen.getByLabelText(field)).toBeInvalid();
        expect(screen.getByText(words)).toBeVisible();
      }
      await user.clear(screen.getByLabelText(label));
      await fillIn(user, screen.getByLabelText(label), ravi[label as keyof typeof ravi]);
      expect(screen.getByLabelText(label)).toBeValid();
      expect(screen.queryByText(description)).not.toBeInTheDocument();
      left.delete(label);
    }
    expect(server.callsOf('register')).toEqual([]);
  });

  it.each([
    ['once registered', ravi['E-mail'], 'You are registered'],
    ['where the address is registered already', asha.email, 'Create your account'],
  ])('leads to a login that has the e-mail address %s', async (_, email, heading) => {
    const { user } = renderShop('/register');
    await screen.findByRole('heading', { level: 1, name: 'Create your account' });
    for (const [label, text] of Object.entries({ ...ravi, 'E-mail': email }))
      await fillIn(user, screen.getByLabelText(label), text);
    const toasts = collectToasts();
    await user.click(submit());
    const refused = {
      type: 'error',
      title: 'Registration Failed',
      description: 'This e-mail address is already registered.',
    };
    if (email === asha.email) await waitFor(() => expect(toasts).toMatchObject([refused]));
    await screen.findByRole('heading', { level: 1, name: heading });
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));

    expect(await screen.findByRole('textbox', { name: 'Customer Id' })).toHaveValue(email);
  });

  it('has a way to the login, the privacy box checked at first, and no registration without it', async () => {
    const { user } = await openForm({});
    const box = screen.getByRole('checkbox', { name: /^I agree to the Privacy and Cookie Policy/ });
    expect(box).toBeChecked();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(submit()).toBeEnabled();

    await user.click(box);
    expect(submit()).toBeDisabled();
    await user.type(screen.getByLabelText('Full name'), '{Enter}');
    expect(screen.queryByText('Please enter your full name.')).not.toBeInTheDocument();

    await user.click(box);
    expect(submit()).toBeEnabled();
  });
});
