import { Button, type ButtonProps } from '@shop/design/ui/elements';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { reloadPage } from '../../shared/reload-page.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { useAppDispatch } from '../../shared/app-store.ts';
import { sessionMessages } from './session.messages.ts';
import { signedOut } from './session.slice.ts';

const loadDialog = () => import('@shop/design/ui/confirm-dialog');

interface LogoutButtonProps extends Pick<ButtonProps, 'variant'> {
  note?: ReactNode;
  /** Closes what the button stands in, as the page below it changes. */
  onLeave?: () => void;
}

/**
 * Confirms and signs out: from the dashboard to /login, elsewhere the page reloads. The cart stays (specification,
 * section 4).
 */
export function LogoutButton({ note, onLeave, variant = 'outline' }: LogoutButtonProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);

  const signOut = () => {
    const isOnDashboard = pathname.startsWith(paths.dashboard);
    // Navigates first: the dashboard would redirect to the login page with a return path.
    if (isOnDashboard) {
      onLeave?.();
      void navigate(paths.login);
    }
    dispatch(signedOut());
    if (!isOnDashboard) reloadPage();
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
