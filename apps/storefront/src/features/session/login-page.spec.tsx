// spec-map: 1.1.6, 2.1.13, 2.1.14, 2.16.1, 2.16.2, 2.16.3, 2.16.4, 2.16.5, 2.16.6, 2.16.7, 2.16.8, 3.3.5, 3.4.2
// spec-map: 4.5.7, 4.5.8, 4.5.9, 4.5.12, 5.4.1, 5.4.2, 6.1.7, 6.1.8, 7.2.4, 8.1.6, 8.1.11, 8.1.12, 8.1.13, 9.4.6
import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionEnded } from '../../shared/api/shop-api.ts';
import { asha, tokenOfAsha } from '../../testing/accounts.ts';
import { fillIn, findOpenDialog } from '../../testing/on-screen.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';
import { collectToasts } from '../../testing/toasts.ts';

const server = shopServer();

const ravi = { name: 'Ravi Kumar', email: 'ravi@vanaveda.example', mobile: '9000000009', password: 'demo1234' };

const open = () => ({ ...renderShop('/login'), toasts: collectToasts() });
const customerId = () => screen.findByRole('textbox', { name: 'Customer Id' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Login' });

const logIn = async (id = asha.customerId, secret = asha.password) => {
  const shop = open();
  await fillIn(shop.user, await customerId(), id);
  await fillIn(shop.user, password(), secret);
  await shop.user.click(submit());
  return shop;
};

describe('the login page', () => {
  it('signs in by customer id, once, however often the button is pressed, remembers, keeps no password, and goes to the dashboard', async () => {
    const release = server.hold('login');
    const { user, store, storage, router, toasts } = await logIn();
    expect(JSON.stringify(store.getState())).not.toContain(asha.password);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: /Signing in/ }));
    release();

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(toasts).toMatchObject([{ type: 'success', title: 'Logged in Successfully' }]);
    await waitFor(() => expect(JSON.parse(storage.read('user') ?? '')).toEqual(asha.user));
    expect([...storage.values.keys()]).toEqual(expect.arrayContaining(['token', 'user']));
    expect(server.callsOf('login').map(({ body }) => body)).toEqual([
      { email: asha.customerId, password: asha.password },
    ]);
  });

  it('remembers and shows the password until the visitor switches it off; then the session is the tab’s alone', async () => {
    const { user, storage } = open();
    await fillIn(user, await customerId(), asha.customerId);

    expect(screen.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked();
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');

    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(password()).toHaveAttribute('type', 'password');

    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(password()).toHaveAttribute('type', 'text');

    await user.click(screen.getByRole('checkbox', { name: 'Remember Me' }));
    await user.type(password(), `${asha.password}{Enter}`);
    await waitFor(() => expect([...storage.tabValues.keys()]).toEqual(['token', 'user']));
    expect([...storage.values.keys()]).toEqual(['hasSignedIn']);
  });

  it('says that the account does not load, where a page of one account waits for it', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    server.fail('getUser', { status: 503, body: {} });
    const stored = { token: await tokenOfAsha(server), user: asha.user };
    const { user, router, store } = renderShop('/dashboard', { stored });
    await screen.findByRole('heading', { level: 1, name: 'My Dashboard' });
    act(() => void store.dispatch(sessionEnded()));
    await fillIn(user, await customerId(), asha.email);
    await user.type(password(), `${asha.password}{Enter}`);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    server.recover('getUser');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('asks for all fields, for two seconds, and leads to what is missing or blank, one after the other', async () => {
    const { user, toasts } = await logIn('  ', '');
    const missing = { id: 'Please enter your customer id or e-mail address.', password: 'Please enter your password.' };
    expect(toasts).toMatchObject([{ type: 'warning', title: 'Please Enter all fields', duration: 2000 }]);
    expect(await customerId()).toHaveFocus();
    expect(await customerId()).toBeInvalid();
    for (const text of Object.values(missing)) expect(screen.getByText(text)).toBeVisible();

    await user.type(await customerId(), 'VV100001');
    expect(await customerId()).toBeValid();
    await user.click(submit());
    expect(toasts).toHaveLength(2);
    expect(password()).toHaveFocus();
    expect(password()).toBeInvalid();
    expect(screen.queryByText(missing.id)).not.toBeInTheDocument();
    expect(server.callsOf('login')).toEqual([]);
  });

  it('leaves any password to the server, warns in its words when it refuses, and says at the password what to do', async () => {
    const { storage, toasts } = await logIn(asha.customerId, '      ');

    expect(await screen.findByText('Please check the customer id and the password.')).toBeVisible();
    expect(password()).toBeInvalid();
    expect(screen.queryByText('The customer id or password is not correct.')).not.toBeInTheDocument();
    expect(toasts).toMatchObject([{ type: 'warning', title: 'The customer id or password is not correct.' }]);
    expect(storage.read('token')).toBeNull();
  });

  it.each([
    ['the network fails', 'no-reply' as const, 'The shop did not answer. Please check your connection and try again.'],
    ['there were too many', { status: 429, body: { detail: 'Please wait 10 minutes.' } }, 'Please wait 10 minutes.'],
  ])('says "Failed to login" when %s, why beside the form, and works again', async (_, failure, beside) => {
    server.fail('login', failure, 1);
    const log = jest.spyOn(console, 'warn').mockImplementation();
    const { user, router, toasts } = await logIn();

    expect(await screen.findByText(beside)).toBeVisible();
    expect(toasts).toMatchObject([{ type: 'warning', title: 'Failed to login' }]);
    expect(log).toHaveBeenCalledWith('[shop] login:', expect.anything());

    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('leads those who are new to the registration, and offers the portals of business owners and members', async () => {
    const { user } = open();
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
    await user.click(await screen.findByRole('button', { name: 'Login EBO / EFZ' }));

    const dialog = within(await findOpenDialog('Please Select an Option'));
    expect(dialog.getByText('Login EBO')).toHaveAttribute('href', 'https://ebo.vanaveda.example/login');
    expect(dialog.getByText('Login EFZ')).toHaveAttribute('href', 'https://efz.vanaveda.example/login');
  });

  it.each(['/login', '/register'])('sends those who are signed in from %s to the dashboard', async (route) => {
    const token = await tokenOfAsha(server);
    const { router } = renderShop(route, { stored: { token, user: asha.user } });

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it.each([
    ['a visitor back to the page that was asked for', false, asha.email, '/dashboard/add-ticket'],
    ['the customer of a session that has ended back to the page', true, asha.email, '/dashboard/add-ticket'],
    ['another customer from there to the dashboard', true, ravi.email, '/dashboard'],
  ])('leads %s', async (_, wasSignedIn, email, pathname) => {
    const headers = { 'content-type': 'application/json' };
    await server.respond('/api/v1/register', { method: 'POST', headers, body: JSON.stringify(ravi) });
    const stored = wasSignedIn ? { token: await tokenOfAsha(server), user: asha.user } : {};
    const { user, router, store } = renderShop('/dashboard/add-ticket', { stored });
    if (wasSignedIn) await screen.findByRole('heading', { level: 1, name: 'New support ticket' });
    if (wasSignedIn) act(() => void store.dispatch(sessionEnded()));
    await fillIn(user, await customerId(), email);
    await user.type(password(), `${ravi.password}{Enter}`);

    await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
    await screen.findByRole('link', { name: email === ravi.email ? ravi.name : asha.user.name });
    expect(router.state.location.pathname).toBe(pathname);
  });
});
