import { Center, Stack } from '@shop/design/styled-system/jsx';
import { H1, Lead, Text } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { sessionMessages } from './session.messages.ts';

export function RegisteredView({ message, loginId }: { message: string; loginId: string }) {
  const { state } = useLocation() as { state: unknown };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack gap="6" align="center" textAlign="center">
      <Center boxSize="16" borderRadius="full" bg="leaf.subtle" color="leaf.fg" fontSize="3xl">
        <CheckIcon />
      </Center>
      <H1 ref={heading} tabIndex={-1}>
        {sessionMessages.welcome}
      </H1>
      <Lead>{message}</Lead>
      <Text bg="bg.subtle" px="5" py="3" fontWeight="600" overflowWrap="anywhere" width="full">
        {sessionMessages.loginId(loginId)}
      </Text>
      <ButtonLink to={paths.login} state={state} size="lg" width="full">
        {sessionMessages.login}
      </ButtonLink>
    </Stack>
  );
}
