// spec-map: 3.3.4, 4.5.1, 4.5.2, 4.5.3, 6.1.2
import { act, screen, waitFor } from '@testing-library/react';
import { useAppSelector } from '../../shared/app-store.ts';
import { storageChanged } from '../../shared/storage/stored-state.ts';
import { asha, customerServer } from '../../testing/accounts.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { SessionCheck } from './session-check.tsx';
import { selectIsSessionRead, selectToken, selectUser, signedIn } from './session.slice.ts';

const server = customerServer();

function WhoIsSignedIn() {
  const isRead = useAppSelector(selectIsSessionRead);
  const isSignedIn = useAppSelector(selectToken) !== null;
  const user = useAppSelector(selectUser);
  return (
    <>
      <SessionCheck />
      <p>{isRead && (isSignedIn ? `signed in: ${user?.name ?? 'nobody known'}` : 'signed out')}</p>
    </>
  );
}

const open = (stored: Parameters<typeof renderWithShop>[1] = {}) => renderWithShop(<WhoIsSignedIn />, stored);
const userCalls = () => server.callsOf('getUser');
const someoneElse = { ...asha.user, name: 'Somebody Else' };

describe('who is signed in', () => {
  afterEach(() => jest.useRealTimers());

  it('is asked at the start when a token is stored, and the answer is kept', async () => {
    const { storage } = open({ stored: { token: server.token } });

    expect(await screen.findByText('signed in: Asha Verma')).toBeVisible();
    expect(userCalls()).toMatchObject([{ authorization: `Bearer ${server.token}` }]);
    expect(JSON.parse(storage.read('user') ?? '')).toEqual(asha.user);
  });

  it('is nobody without a token: nothing is asked, and a stored user is removed', async () => {
    const { storage } = open({ stored: { user: asha.user } });

    expect(await screen.findByText('signed out')).toBeVisible();
    expect(storage.read('user')).toBeNull();
    expect(userCalls()).toHaveLength(0);
  });

  it('is unknown after a response that is no user: the stored one is removed, the token stays, and it is asked again', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'nextTick', 'queueMicrotask'] });
    jest.spyOn(console, 'warn').mockImplementation();
    server.fail('getUser', { status: 200, body: {} });
    const { storage } = open({ stored: { token: server.token, user: asha.user } });

    expect(await screen.findByText('signed in: nobody known')).toBeVisible();
    expect(storage.read('user')).toBeNull();
    expect(storage.read('token')).toBe(server.token);

    server.recover('getUser');
    act(() => jest.advanceTimersByTime(10_000));
    expect(await screen.findByText('signed in: Asha Verma')).toBeVisible();
  });

  it('stays who they were while there is no reply, and is asked until there is one', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    server.fail('getUser', 'no-reply');
    const { storage } = open({ stored: { token: server.token, user: someoneElse } });
    await waitFor(() => expect(log).toHaveBeenCalledWith('[shop] getUser:', expect.anything()));
    expect(screen.getByText('signed in: Somebody Else')).toBeVisible();

    server.recover('getUser');
    expect(await screen.findByText('signed in: Asha Verma')).toBeVisible();
    expect(JSON.parse(storage.read('user') ?? '')).toEqual(asha.user);
  });

  it('does not change by a late answer to the session before', async () => {
    const release = server.hold('getUser');
    const { store, storage } = open({ stored: { token: 'expired' } });
    await waitFor(() => expect(userCalls()).toHaveLength(1));
    act(() => void store.dispatch(signedIn({ token: server.token, lifetime: 'tab' })));
    release();

    expect(await screen.findByText('signed in: Asha Verma')).toBeVisible();
    await waitFor(() => expect(userCalls()).toHaveLength(2));
    expect(storage.read('token')).toBe(server.token);
  });

  it('leaves a damaged stored user out', async () => {
    const release = server.hold('getUser');
    open({ stored: { token: server.token, user: '{"name":' } });

    expect(await screen.findByText('signed in: nobody known')).toBeVisible();
    release();
    expect(await screen.findByText('signed in: Asha Verma')).toBeVisible();
  });
});

describe('another tab', () => {
  it('signs in here as well', async () => {
    const { store, storage } = open();
    await screen.findByText('signed out');
    storage.write('token', server.token);
    act(() => void store.dispatch(storageChanged()));

    expect(await screen.findByText('signed in: Asha Verma')).toBeVisible();
  });

  it('does not end a session that is this tab’s alone', async () => {
    const { store } = open({ stored: { token: server.token, user: asha.user } });
    await screen.findByText('signed in: Asha Verma');
    act(() => void store.dispatch(storageChanged()));

    expect(screen.getByText('signed in: Asha Verma')).toBeVisible();
  });
});
