import { Flex } from '@shop/design/styled-system/jsx';
import { Muted } from '@shop/design/ui/elements';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { sessionMessages } from './session.messages.ts';

/** Links login and register, and keeps the return path. */
function OtherFormLink({ question, label, to }: { question: string; label: string; to: string }) {
  const { state } = useLocation() as { state: unknown };
  return (
    <Flex justify="space-between" align="center" wrap="wrap" columnGap="4" rowGap="2" pt="5" borderTopWidth="1px">
      <Muted>{question}</Muted>
      <ButtonLink to={to} state={state} variant="outline">
        {label}
      </ButtonLink>
    </Flex>
  );
}

export const RegisterLink = () => (
  <OtherFormLink question={sessionMessages.newHere} label={sessionMessages.createAccount} to={paths.register} />
);

export const LoginLink = () => (
  <OtherFormLink question={sessionMessages.haveAccount} label={sessionMessages.login} to={paths.login} />
);
