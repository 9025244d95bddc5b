// spec-map: 3.3.4, 4.5.1, 4.5.2, 4.5.3, 6.1.2
import { act, screen, waitFor } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { makeStore } from '../../app/store.ts';
import { browserStorage, storageChanged } from '../../shared/storage/shop-storage.ts';
import { asha, customerServer } from '../../testing/accounts.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { ordersApi } from '../orders/orders.api.ts';
import { SessionCheck } from './session-check.tsx';
import { selectIsSessionRead, selectToken, selectUser, signedIn } from './session.slice.ts';

const server = customerServer();

function WhoIsSignedIn() {
  const isRead = useSelector(selectIsSessionRead);
  const isSignedIn = useSelector(selectToken) !== null;
  const user = useSelector(selectUser);
  return (
    <>
      <SessionCheck />
      <p>{isRead && (isSignedIn ? `signed in: ${user?.name ?? 'nobody known'}` : 'signed out')}</p>
    </>
  );
}

const open = (stored: object) => renderWithShop(<WhoIsSignedIn />, { stored });
const userCalls = () => server.callsOf('getUser');
const someoneElse = { ...asha.user, name: 'Somebody Else' };

describe('who is signed in', () => {
  it('is nobody without a token: nothing is asked, and a stored user is removed, until another tab signs in', async () => {
    const { store, storage } = open({ user: asha.user });

    expect(await screen.findByText('signed out')).toBeVisible();
    expect(storage.read('user')).toBeNull();
    expect(userCalls()).toHaveLength(0);

    storage.write('token', server.token);
    act(() => void store.dispatch(storageChanged()));
    expect(await screen.findByText('signed in: Asha Verma')).toBeVisible();
  });

  it('is unknown after a response that is no user: the stored one is removed, and the token stays', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    server.fail('getUser', { status: 200, body: {} });
    const { storage } = open({ token: server.token, user: asha.user });

    expect(await screen.findByText('signed in: nobody known')).toBeVisible();
    expect(storage.read('user')).toBeNull();
    expect(storage.read('token')).toBe(server.token);
  });

  it('is asked at the start when a token is stored, and stays who they were until there is a reply', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    server.fail('getUser', 'no-reply');
    const { storage } = open({ token: server.token, user: someoneElse });
    await waitFor(() => expect(log).toHaveBeenCalledWith('[shop] getUser:', expect.anything()));
    expect(screen.getByText('signed in: Somebody Else')).toBeVisible();
    await waitFor(() => expect(userCalls()).toHaveLength(2));

    server.recover('getUser');
    expect(await screen.findByText('signed in: Asha Verma')).toBeVisible();
    expect(JSON.parse(storage.read('user') ?? '')).toEqual(asha.user);
  });

  it('does not change by a late answer to the session before', async () => {
    const release = server.hold('getUser');
    const { store, storage } = open({ token: 'expired' });
    await waitFor(() => expect(userCalls()).toHaveLength(1));
    act(() => void store.dispatch(signedIn({ token: server.token, isRemembered: false })));
    release();

    expect(await screen.findByText('signed in: Asha Verma')).toBeVisible();
    await waitFor(() => expect(userCalls()).toHaveLength(2));
    expect(storage.read('token')).toBe(server.token);
  });
});

describe('another tab', () => {
  it('that signs in as somebody else with Remember Me changes nothing for a session of this tab alone', () => {
    const storage = browserStorage();
    storage.write('token', server.token, 'tab');
    storage.write('user', JSON.stringify(asha.user), 'tab');
    const store = makeStore({ storage });
    store.dispatch(storageChanged());
    localStorage.setItem('token', 'of another');
    localStorage.setItem('user', JSON.stringify(someoneElse));
    store.dispatch(storageChanged());
    expect(store.getState().session).toMatchObject({ token: server.token, user: asha.user });

    localStorage.clear();
    store.dispatch(storageChanged());
    expect(store.getState().session).toMatchObject({ token: server.token, user: asha.user });
    sessionStorage.clear();
  });

  it('that changes the account leaves no orders of the one before', async () => {
    const storage = memoryStorage({ token: server.token, user: asha.user });
    const store = makeStore({ storage });
    store.dispatch(storageChanged());
    const { listOrders } = ordersApi.endpoints;
    await store.dispatch(listOrders.initiate());
    expect(listOrders.select()(store.getState()).data).not.toEqual([]);

    const release = server.hold('listOrders');
    const late = store.dispatch(listOrders.initiate(undefined, { forceRefetch: true }));
    storage.write('token', 'of another');
    store.dispatch(storageChanged());
    release();
    await late;
    expect(listOrders.select()(store.getState()).data).toBeUndefined();
  });
});
