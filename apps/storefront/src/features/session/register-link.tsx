import { Flex } from '@shop/design/styled-system/jsx';
import { Muted } from '@shop/design/ui/elements';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { sessionMessages } from './session.messages.ts';

/** Leads from the login to the registration, and keeps the return path. */
export function RegisterLink() {
  const { state } = useLocation() as { state: unknown };
  return (
    <Flex
      justify="space-between"
      align="center"
      wrap="wrap"
      columnGap="4"
      rowGap="2"
      mt="1"
      pt="5"
      borderTopWidth="1px"
    >
      <Muted>{sessionMessages.newHere}</Muted>
      <ButtonLink to={paths.register} state={state} variant="outline">
        {sessionMessages.createAccount}
      </ButtonLink>
    </Flex>
  );
}
