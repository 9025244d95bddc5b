import { css } from '@shop/design/styled-system/css';
import { Box, Flex, Stack, styled } from '@shop/design/styled-system/jsx';
import { Tabs } from '@shop/design/ui/tabs';
import { useFocusWhenLost } from '@shop/design/use-focus-when-lost';
import { Small } from '@shop/design/ui/elements';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { LoginForm } from '../session/login-form.tsx';
import { RegisterForm } from '../session/register-form.tsx';
import { selectHasSignedIn, signedIn } from '../session/session.slice.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';

/** A line joins each step with the next, where they stand beside each other. */
const step = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  '@container (min-width: 19.5rem)': {
    '&:not(:last-child)': { flex: '1 1 auto', _after: { content: '""', flex: '1', borderTopWidth: '1px' } },
  },
  '& span': { minW: '1.375rem', borderWidth: '1px', borderRadius: 'full', textAlign: 'center', lineHeight: '1.25rem' },
  '&[aria-current]': {
    color: 'leaf.fg',
    fontWeight: '600',
    '& span': { bg: 'leaf.solid', borderColor: 'leaf.solid', color: 'leaf.contrast' },
  },
});
const expiredNote = css.raw({ bg: 'bg.warning', p: '4', borderRadius: 'l2' });

/**
 * Login and Signup inside the checkout: after either the shopper goes on to pay. Signup is open where nobody has ever
 * signed in.
 */
export function AccountTabs({ expired }: { expired: string | null }) {
  const dispatch = useAppDispatch();
  const hasSignedIn = useSelector(selectHasSignedIn);
  const lead = useFocusWhenLost<HTMLDivElement>();

  return (
    <Stack gap="3" pb="4">
      <Box
        ref={lead}
        tabIndex={-1}
        containerType="inline-size"
        textStyle="sm"
        css={expired ? expiredNote : { color: 'fg.muted' }}
      >
        {expired ?? (
          <Flex as="ol" aria-label={messages.steps} listStyleType="none" wrap="wrap" columnGap="1.5" rowGap="1">
            {messages.stepNames.map((name, index) => (
              <styled.li key={name} css={step} aria-current={index === 0 ? 'step' : undefined}>
                <span>{index + 1}</span> {name}
              </styled.li>
            ))}
          </Flex>
        )}
      </Box>
      <Tabs.Root defaultValue={hasSignedIn ? 'login' : 'signup'} variant="line" lazyMount>
        <Tabs.List aria-label={messages.accountTabs}>
          {Object.entries({ login: messages.loginTab, signup: messages.signupTab }).map(([value, label]) => (
            <Tabs.Trigger key={value} value={value} flex="1" justifyContent="center" minH="11" fontWeight="600">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="login" _horizontal={{ pt: '4' }}>
          <LoginForm fromPage="checkout" />
        </Tabs.Content>
        <Tabs.Content value="signup" _horizontal={{ pt: '3' }}>
          <Small pb="2">{messages.whySignup}</Small>
          <RegisterForm onRegistered={({ token }) => dispatch(signedIn({ token, lifetime: 'persistent' }))} />
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}
