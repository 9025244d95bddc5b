import { focusWhenLost } from '@shop/design/focus-when-lost';
import { Center, Stack } from '@shop/design/styled-system/jsx';
import { H1, Lead, Small, Text } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ButtonLink, TextLink } from '../../shared/ui/links.ts';
import { AccountFrame } from './account-frame.tsx';
import { type Registered, RegisterForm } from './register-form.tsx';
import { sessionMessages } from './session.messages.ts';

/** Registration (specification, section 2). It does not sign in: the success view leads to the login. */
export default function RegisterPage() {
  const { state } = useLocation() as { state: unknown };
  const [registered, setRegistered] = useState<Registered | null>(null);

  if (registered) {
    return (
      <AccountFrame title={sessionMessages.welcome}>
        <Stack gap="6" align="center" textAlign="center">
          <Center boxSize="16" borderRadius="full" bg="leaf.subtle" color="leaf.fg" fontSize="3xl">
            <CheckIcon />
          </Center>
          <H1 ref={focusWhenLost} tabIndex={-1}>
            {sessionMessages.welcome}
          </H1>
          <Lead maxW="full">{registered.message}</Lead>
          <Text bg="bg.subtle" px="5" py="3" fontWeight="600" overflowWrap="anywhere" width="full">
            {sessionMessages.loginId(registered.loginId)}
          </Text>
          <ButtonLink to={paths.login} state={state} size="lg" width="full">
            {sessionMessages.login}
          </ButtonLink>
        </Stack>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={sessionMessages.register}
      heading={sessionMessages.registerHeading}
      lead={
        <Small my="-2">
          {sessionMessages.haveAccount}{' '}
          <TextLink to={paths.login} state={state} minH="11">
            {sessionMessages.login}
          </TextLink>
        </Small>
      }
      footer={
        <Small>
          {sessionMessages.questions}{' '}
          <TextLink to={paths.contact} minH="11">
            {sessionMessages.writeToUs}
          </TextLink>
        </Small>
      }
    >
      <RegisterForm onRegistered={setRegistered} />
    </AccountFrame>
  );
}
