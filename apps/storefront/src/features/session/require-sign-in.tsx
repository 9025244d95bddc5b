import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { PageLoading, Redirect } from '../../shared/ui/page-loading.tsx';
import { returnState } from './return-path.ts';
import { selectIsSessionRead, selectToken } from './session.slice.ts';

/** A page for customers: visitors sign in first and come back. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const token = useAppSelector(selectToken);
  const isRead = useAppSelector(selectIsSessionRead);
  const location = useLocation();

  if (token !== null) return children;
  return isRead ? <Redirect to={paths.login} state={returnState(location)} /> : <PageLoading />;
}
