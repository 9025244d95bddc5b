import { Button, type ButtonProps } from '@shop/design/ui/elements';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { openInstead, reloadPage } from '../../shared/reload-page.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { useAppDispatch } from '../../shared/app-store.ts';
import { sessionMessages } from './session.messages.ts';
import { signedOut } from './session.slice.ts';

const loadDialog = () => import('@shop/design/ui/confirm-dialog');

interface LogoutButtonProps extends Pick<ButtonProps, 'variant'> {
  note?: ReactNode;
}

/**
 * Confirms and signs out: from an account's page to /login, elsewhere the page reloads, so that nothing is left in
 * memory. The cart stays (specification, section 4).
 */
export function LogoutButton({ note, variant = 'outline' }: LogoutButtonProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);

  const signOut = () => {
    // Before the page learns of it, which would lead to the login and back.
    if (pathname.startsWith(paths.dashboard)) openInstead(paths.login);
    else reloadPage();
    dispatch(signedOut());
  };

  return (
    <>
      <Button
        variant={variant}
        px={variant === 'plain' ? '0' : '6'}
        _print={{ display: 'none' }}
        onClick={() => setAsking(true)}
        aria-haspopup="dialog"
      >
        {sessionMessages.logout}
      </Button>
      <Lazy load={loadDialog} isWanted={isAsking} onFailure={close}>
        {({ ConfirmDialog }) => (
          <ConfirmDialog
            isOpen={isAsking}
            title={sessionMessages.logoutPrompt}
            question={sessionMessages.logoutQuestion}
            note={note}
            onConfirm={signOut}
            onClose={close}
          />
        )}
      </Lazy>
    </>
  );
}
