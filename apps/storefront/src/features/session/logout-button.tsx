import { Button, type ButtonProps } from '@shop/design/ui/elements';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../shared/app-store.ts';
import { lazyDialog } from '../../shared/ui/lazy.tsx';
import { sessionMessages } from './session.messages.ts';
import { signOut } from './session.slice.ts';

const ConfirmDialog = lazyDialog(() => import('@shop/design/ui/confirm-dialog'));

/** Confirms and signs out. The cart stays (specification, section 4). */
export function LogoutButton({ note, ...button }: ButtonProps & { note?: ReactNode }) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <Button
        variant="outline"
        _print={{ display: 'none' }}
        onClick={() => setAsking(true)}
        aria-haspopup="dialog"
        {...button}
      >
        {sessionMessages.logout}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={sessionMessages.logoutPrompt}
        question={sessionMessages.logoutQuestion}
        note={note}
        onConfirm={() => dispatch(signOut(pathname))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
