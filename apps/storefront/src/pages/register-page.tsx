import { Small } from '@shop/design/ui/elements';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { AccountFrame } from '../features/session/account-frame.tsx';
import { LoginLink } from '../features/session/other-form-link.tsx';
import { type Registered, RegisterForm } from '../features/session/register-form.tsx';
import { RegisteredView } from '../features/session/registered-view.tsx';
import { returnPath } from '../features/session/return-path.ts';
import { sessionMessages } from '../features/session/session.messages.ts';
import { selectIsSignedIn } from '../features/session/session.slice.ts';
import { paths } from '../shared/paths.ts';
import { TextLink } from '../shared/ui/links.ts';
import { PageHead } from '../shared/ui/page-head.tsx';
import { Redirect } from '../shared/ui/page-loading.tsx';

/** Registration (specification, section 2). It does not sign in: the success view leads to the login. */
export function RegisterPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { state } = useLocation() as { state: unknown };
  const [registered, setRegistered] = useState<Registered | null>(null);

  if (isSignedIn) return <Redirect to={returnPath(state)} />;
  if (registered) {
    return (
      <AccountFrame>
        <PageHead title={sessionMessages.welcome} isPrivate />
        <RegisteredView message={registered.message} loginId={registered.loginId} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      heading={sessionMessages.registerHeading}
      footer={
        <Small>
          {sessionMessages.questions}{' '}
          <TextLink to={paths.contact} minH="11">
            {sessionMessages.writeToUs}
          </TextLink>
        </Small>
      }
    >
      <PageHead title={sessionMessages.register} isPrivate />
      <RegisterForm onRegistered={setRegistered} />
      <LoginLink />
    </AccountFrame>
  );
}

export { RegisterPage as Component };
