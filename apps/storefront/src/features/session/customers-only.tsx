import { useState, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { paths } from '../../shared/paths.ts';
import { isPageReloading } from '../../shared/reload-page.ts';
import { Page } from '../../shared/ui/page.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { PageLoading, Redirect } from '../../shared/ui/page-loading.tsx';
import { accountOf, returnPath, returnState } from './return-path.ts';
import { selectIsSessionRead, selectToken, selectUser } from './session.slice.ts';

/** A page for customers: visitors sign in first and come back, after the end of a session its own account alone. */
export function CustomerPage(page: Omit<ComponentProps<typeof Page>, 'isPrivate'>) {
  const token = useSelector(selectToken);
  const isRead = useSelector(selectIsSessionRead);
  const user = useSelector(selectUser);
  const location = useLocation();
  const [account, setAccount] = useState<string>();
  if (user && user.email !== account) setAccount(user.email);

  if (token !== null) return <Page isPrivate {...page} />;
  return (
    <>
      <PageHead isPrivate title={page.title} />
      {isRead && !isPageReloading() ? (
        <Redirect to={paths.login} state={returnState(location, account)} />
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
  if (accountOf(state) !== undefined && !user) return <PageLoading />;
  return <Redirect to={returnPath(state, user?.email)} />;
}
