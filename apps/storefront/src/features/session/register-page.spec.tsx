// spec-map: 2.17.1, 2.17.2, 3.4.3, 4.5.10, 4.5.11, 4.5.12, 5.3.1, 5.3.2, 5.3.3, 5.3.4, 5.3.5, 5.3.6, 8.1.14, 8.1.15
import { screen, waitFor, within } from '@testing-library/react';
import { asha } from '../../testing/accounts.ts';
import { fillIn } from '../../testing/on-screen.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';
import { collectToasts } from '../../testing/toasts.ts';

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
  const shop = renderShop('/register');
  await screen.findByRole('heading', { level: 1, name: 'Create your account' });
  for (const [label, text] of Object.entries(form)) await fillIn(shop.user, screen.getByLabelText(label), text);
  /** The login knows the e-mail address. */
  const goToLogin = async (email: string) => {
    await shop.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));
    expect(shop.router.state.location.pathname).toBe('/login');
    expect(await screen.findByRole('textbox', { name: 'Customer Id' })).toHaveValue(email);
  };
  return { ...shop, goToLogin, toasts: collectToasts() };
}

describe('the registration page', () => {
  it('registers, shows the welcome with the login id, and leads to the login without signing in', async () => {
    const { user, storage, toasts, goToLogin } = await openForm(ravi);
    await user.click(submit());

    expect(await screen.findByText('Login Id: ravi@vanaveda.example')).toBeVisible();
    expect(screen.getByText(/^Welcome to Vanaveda, Ravi Kumar\. Your customer id is VV\d+\.$/)).toBeVisible();
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
    await goToLogin('ravi@vanaveda.example');
  });

  it('cleans an e-mail address that was pasted with signs which nobody sees, and could not type at the login', async () => {
    const { user, goToLogin } = await openForm({ ...ravi, 'E-mail': '' });
    await user.click(screen.getByLabelText('E-mail'));
    await user.paste('\u202a ravi@\u200bvanaveda.example\u202c ');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ravi@vanaveda.example');
    expect(screen.getByText('+91')).toHaveAttribute('dir', 'ltr');
    await user.click(submit());
    expect(await screen.findByText('Login Id: ravi@vanaveda.example')).toBeVisible();
    await goToLogin('ravi@vanaveda.example');
    await user.clear(screen.getByRole('textbox', { name: 'Customer Id' }));
    await user.paste('ravi@vanaveda.example\u200b');
    expect(screen.getByRole('textbox', { name: 'Customer Id' })).toHaveValue('ravi@vanaveda.example');
  });

  it('names all errors beside their fields until they are edited, the first in a toast too, and sends nothing', async () => {
    const { user, toasts } = await openForm({ 'E-mail': 'ravi@', 'Mobile number': '12345', Password: 'demo1' });
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

  it('says that the e-mail address is registered already, and leads to a login that has it', async () => {
    const { user, toasts, goToLogin } = await openForm({ ...ravi, 'E-mail': asha.email });
    await user.click(submit());
    const description = 'This e-mail address is already registered.';
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'error', title: 'Registration Failed', description }]));
    await goToLogin(asha.email);
  });

  it('has the privacy box checked at first, and no registration without it', async () => {
    const { user } = await openForm({});
    const box = screen.getByRole('checkbox', { name: /^I agree to the Privacy and Cookie Policy/ });
    expect(box).toBeChecked();
    expect(submit()).toBeEnabled();

    await user.click(box);
    expect(submit()).toBeDisabled();
    await user.type(screen.getByLabelText('Full name'), '{Enter}');
    expect(screen.queryByText('Please enter your full name.')).not.toBeInTheDocument();

    await user.click(box);
    expect(submit()).toBeEnabled();
  });
});
