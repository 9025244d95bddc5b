import { Box, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { sessionMessages } from './session.messages.ts';

interface OtherFormLinkProps {
  question: string;
  label: string;
  to: string;
}

/** From login to register or back; the page to return to afterwards goes along. */
function OtherFormLink({ question, label, to }: OtherFormLinkProps) {
  const { state } = useLocation() as { state: unknown };
  return (
    <Text textAlign="center" color="fg.muted">
      {question}{' '}
      <Box asChild display="inline-flex" alignItems="center" minH="11" fontWeight="600">
        <Link asChild variant="underline" color="leaf.fg">
          <RouterLink to={to} state={state}>
            {label}
          </RouterLink>
        </Link>
      </Box>
    </Text>
  );
}

export const RegisterLink = () => (
  <OtherFormLink question={sessionMessages.newHere} label={sessionMessages.createAccount} to={paths.register} />
);

export const LoginLink = () => (
  <OtherFormLink question={sessionMessages.haveAccount} label={sessionMessages.login} to={paths.login} />
);
