import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { paths } from '../../shared/paths.ts';
import { PageLoading, Redirect } from '../../shared/ui/page-loading.tsx';
import { returnState } from './return-path.ts';
import { selectIsSessionRead, selectToken } from './session.slice.ts';

/** A page for customers: visitors sign in first and come back. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const token = useSelector(selectToken);
  const isRead = useSelector(selectIsSessionRead);
  const location = useLocation();

  if (token !== null) return children;
  return isRead ? <Redirect to={paths.login} state={returnState(location)} /> : <PageLoading />;
}
