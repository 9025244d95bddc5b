import { useLocation } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { AccountFrame } from './account-frame.tsx';
import { SignedInRedirect } from './customers-only.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherPortals } from './other-portals.tsx';
import { loginIdOf } from './return-path.ts';
import { sessionMessages } from './session.messages.ts';
import { selectIsSignedIn } from './session.slice.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';

/** Login (specification, section 2). Redirects when signed in: to the requested page, else to the dashboard. */
export function LoginPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { state } = useLocation() as { state: unknown };

  if (isSignedIn) return <SignedInRedirect />;
  return (
    <AccountFrame heading={sessionMessages.login} footer={<OtherPortals />}>
      <PageHead title={sessionMessages.login} isPrivate />
      <LoginForm loginId={loginIdOf(state)} />
    </AccountFrame>
  );
}

export { LoginPage as Component };
