import { Muted } from '@shop/design/ui/elements';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { TextLink } from '../../shared/ui/links.ts';
import { sessionMessages } from './session.messages.ts';

/** Links login and register, and keeps the return path. */
function OtherFormLink({ question, label, to }: { question: string; label: string; to: string }) {
  const { state } = useLocation() as { state: unknown };
  return (
    <Muted textAlign="center">
      {question}{' '}
      <TextLink to={to} state={state} color="leaf.fg" minH="11" fontWeight="600">
        {label}
      </TextLink>
    </Muted>
  );
}

export const RegisterLink = () => (
  <OtherFormLink question={sessionMessages.newHere} label={sessionMessages.createAccount} to={paths.register} />
);

export const LoginLink = () => (
  <OtherFormLink question={sessionMessages.haveAccount} label={sessionMessages.login} to={paths.login} />
);
