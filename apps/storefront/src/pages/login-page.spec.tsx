import { screen, waitFor, within } from '@testing-library/react';
import { asha, tokenOfAsha } from '../testing/accounts.ts';
import { fillIn } from '../testing/fill-in.ts';
import { findOpenDialog } from '../testing/find-open-dialog.ts';
import { renderWithShop } from '../testing/render-with-shop.tsx';
import { startShopServer, type ShopServer } from '../testing/shop-server.ts';
import { collectToasts } from '../testing/toasts.ts';
import { SessionCheck } from '../features/session/session-check.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

let server: ShopServer;
beforeEach(async () => {
  server = await startShopServer();
});
afterEach(() => {
  globalThis.shopConfig = undefined;
  return server.app.close();
});

const renderLogin = () =>
  renderWithShop(
    <>
      <SessionCheck />
      <LoginPage />
    </>,
    { route: '/login' },
  );
const customerId = () => screen.findByRole('textbox', { name: 'Customer Id' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Login' });

const enter = async (user: ReturnType<typeof renderLogin>['user'], id: string, secret: string) => {
  await fillIn(user, await customerId(), id);
  await fillIn(user, password(), secret);
};

describe('the login page', () => {
  it('signs in by customer id, remembers, and goes to the dashboard', async () => {
    const { user, storage, router } = renderLogin();
    await enter(user, asha.customerId, asha.password);
    await user.click(submit());

    expect(await screen.findByText('Logged in Successfully')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    await waitFor(() => expect(JSON.parse(storage.read('user') ?? '')).toEqual(asha.user));
    expect(storage.lifetimeOf('token')).toBe('kept');
    expect(storage.lifetimeOf('user')).toBe('kept');
    expect(server.calls.find(({ operationId }) => operationId === 'login')?.body).toEqual({
      email: asha.customerId,
      password: asha.password,
    });
  });

  it('keeps the session for the tab only when it shall not remember', async () => {
    const { user, storage } = renderLogin();
    await enter(user, asha.email, asha.password);
    await user.click(screen.getByRole('checkbox', { name: 'Remember Me' }));
    await user.click(submit());

    await waitFor(() => expect(storage.lifetimeOf('user')).toBe('tab'));
    expect(storage.lifetimeOf('token')).toBe('tab');
  });

  it('remembers unless told otherwise, and shows the password until told otherwise', async () => {
    const { user } = renderLogin();
    await customerId();

    expect(screen.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked();
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');

    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(password()).toHaveAttribute('type', 'password');

    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('masks the password from the start where the deployment wants it', async () => {
    globalThis.shopConfig = { maskPassword: true };
    renderLogin();
    await customerId();

    expect(password()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['', '', 'Customer Id', 'Please enter your customer id or e-mail address.'],
    [' ', 'demo1234', 'Customer Id', 'Please enter your customer id or e-mail address.'],
    ['VV100001', '', 'Password', 'Please enter your password.'],
  ])('asks for all fields at "%s" and "%s", for two seconds, and leads to %s', async (id, secret, label, beside) => {
    const { user } = renderLogin();
    const toasts = collectToasts();
    await enter(user, id, secret);
    await user.click(submit());

    expect(toasts).toMatchObject([{ type: 'warning', title: 'Please Enter all fields', duration: 2000 }]);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByText(beside)).toBeVisible();
    expect(server.calls.map(({ operationId }) => operationId)).not.toContain('login');
  });

  it('warns in the server’s words when it refuses, and says so beside the form', async () => {
    const { user, storage } = renderLogin();
    const toasts = collectToasts();
    await enter(user, asha.customerId, 'wrong password');
    await user.click(submit());

    expect(await screen.findByText('The customer id or password is not correct.')).toBeVisible();
    expect(toasts).toMatchObject([{ type: 'warning', title: 'The customer id or password is not correct.' }]);
    expect(storage.read('token')).toBeNull();
  });

  it('says beside the form how long to wait after too many wrong passwords', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await server.app.inject({
        method: 'POST',
        url: '/api/v1/login',
        payload: { email: asha.customerId, password: `guess-${turn}` },
      });
    }
    const log = jest.spyOn(console, 'warn').mockImplementation();
    const { user } = renderLogin();
    const toasts = collectToasts();
    await enter(user, asha.customerId, asha.password);
    await user.click(submit());

    expect(await screen.findByText('Too many wrong passwords. Please try again in 10 minutes.')).toBeVisible();
    expect(toasts).toMatchObject([{ type: 'warning', title: 'Failed to login' }]);
    log.mockRestore();
  });

  it.each([
    ['the network fails', 'no-reply' as const],
    ['the answer is no login’s', { status: 502, body: { title: 'Bad Gateway' } }],
  ])('says "Failed to login" when %s, and works again afterwards', async (_, failure) => {
    server.fail('login', failure, 1);
    const log = jest.spyOn(console, 'warn').mockImplementation();
    const { user, router } = renderLogin();
    const toasts = collectToasts();
    await enter(user, asha.customerId, asha.password);
    await user.click(submit());

    expect(await screen.findByText('Failed to login')).toBeVisible();
    expect(toasts).toMatchObject([{ type: 'warning', title: 'Failed to login' }]);
    expect(log).toHaveBeenCalledWith('[shop] login:', expect.anything());
    log.mockRestore();

    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('is sent once, however often the button is pressed', async () => {
    const release = server.hold('login');
    const { user, router } = renderLogin();
    await enter(user, asha.customerId, asha.password);
    await user.click(submit());
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: /Signing in/ }));
    release();

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(server.callsOf('login')).toHaveLength(1);
  });

  it('keeps no password in the store', async () => {
    const release = server.hold('login');
    const { user, store } = renderLogin();
    await enter(user, asha.customerId, 'a very secret one');
    await user.click(submit());

    expect(JSON.stringify(store.getState())).not.toContain('a very secret one');
    release();
  });

  it('offers the portals of business owners and fitness-zone members', async () => {
    const { user } = renderLogin();
    await user.click(await screen.findByRole('button', { name: 'Login EBO / EFZ' }));

    const dialog = within(await findOpenDialog('Please Select an Option'));
    expect(dialog.getByRole('link', { name: /^Login EBO/ })).toHaveAttribute(
      'href',
      'https://ebo.vanaveda.example/login',
    );
    expect(dialog.getByRole('link', { name: /^Login EFZ/ })).toHaveAttribute(
      'href',
      'https://efz.vanaveda.example/login',
    );
  });

  it('leads those who are new to the registration', async () => {
    renderLogin();

    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  });

  it.each([
    ['login', <LoginPage key="login" />],
    ['registration', <RegisterPage key="registration" />],
  ])('sends those who are signed in from the %s to the dashboard', async (_, page) => {
    const token = await tokenOfAsha(server);
    const { router } = renderWithShop(page, { stored: { token, user: asha.user } });

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});
