import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { paths } from '../../shared/paths.ts';
import { Page } from '../../shared/ui/page.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { PageLoading, Redirect } from '../../shared/ui/page-loading.tsx';
import { returnState } from './return-path.ts';
import { selectIsSessionRead, selectToken } from './session.slice.ts';

/** A page for customers: visitors sign in first and come back. */
export function CustomerPage(page: Omit<ComponentProps<typeof Page>, 'isPrivate'>) {
  const token = useSelector(selectToken);
  const isRead = useSelector(selectIsSessionRead);
  const location = useLocation();

  if (token !== null) return <Page isPrivate {...page} />;
  return (
    <>
      <PageHead isPrivate title={page.title} />
      {isRead ? <Redirect to={paths.login} state={returnState(location)} /> : <PageLoading />}
    </>
  );
}
