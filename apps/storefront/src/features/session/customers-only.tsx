import { Container } from '@shop/design/styled-system/jsx';
import { ownField } from '@shop/domain/json/parse-json';
import { useState, type ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { isPageReloading } from '../../shared/reload-page.ts';
import { PageLoading } from '../../shared/ui/page-loading.tsx';
import { Page, PageHead } from '../../shared/ui/page.tsx';
import { RetryPanel } from '../../shared/ui/retry-panel.tsx';
import { useUserState } from './session-check.tsx';
import { selectIsSessionRead, selectToken, selectUser } from './session.slice.ts';

/** A page for customers: visitors sign in first and come back, after the end of a session its own account alone. */
export function CustomerPage(page: Omit<ComponentProps<typeof Page>, 'isPrivate'>) {
  const token = useSelector(selectToken);
  const isRead = useSelector(selectIsSessionRead);
  const user = useSelector(selectUser);
  const { pathname, search, hash } = useLocation();
  const [account, setAccount] = useState<string>();
  if (user && user.email !== account) setAccount(user.email);

  if (token !== null) return <Page isPrivate {...page} />;
  return (
    <>
      <PageHead isPrivate title={page.title} />
      {isRead && !isPageReloading() ? (
        <Navigate replace to={paths.login} state={{ returnTo: pathname + search + hash, account }} />
      ) : (
        <PageLoading />
      )}
    </>
  );
}

/** From the login and the registration, once signed in: back to the page that asked, when it is known whose that is. */
export function SignedInRedirect() {
  const { state } = useLocation() as { state: unknown };
  const user = useSelector(selectUser);
  const userState = useUserState();
  if (accountOf(state) !== undefined && !user)
    return (
      <Container py="16">
        <RetryPanel {...userState} />
      </Container>
    );
  return <Navigate replace to={returnPath(state, user?.email)} />;
}

/** The account that a return path belongs to, if there was one. */
const accountOf = (state: unknown) => ownField(state, 'account');

/** The path to open after this account's sign-in, on this origin; the dashboard by default. */
export function returnPath(state: unknown, account?: string): string {
  const returnTo = ownField(state, 'returnTo');
  if (typeof returnTo !== 'string' || (accountOf(state) ?? account) !== account) return paths.dashboard;
  // As browsers read it: `/\t/elsewhere` is another host.
  const { origin, pathname, search, hash } = new URL(returnTo, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : paths.dashboard;
}
