import { css } from '@shop/design/styled-system/css';
import { Box, Stack } from '@shop/design/styled-system/jsx';
import { Tabs } from '@shop/design/ui/tabs';
import { useFocusWhenLost } from '@shop/design/use-focus-when-lost';
import { Small } from '@shop/design/ui/elements';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { LoginForm } from '../session/login-form.tsx';
import { RegisterForm } from '../session/register-form.tsx';
import { selectDraft, selectHasSignedIn, signedIn } from '../session/session.slice.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';

const expiredNote = css.raw({ bg: 'bg.warning', p: '4', borderRadius: 'l2' });

/**
 * Login and Signup inside the checkout: after either the shopper goes on to pay. Signup is open where nobody has ever
 * signed in.
 */
export function AccountTabs({ expired }: { expired: string | null }) {
  const dispatch = useAppDispatch();
  const hasSignedIn = useSelector(selectHasSignedIn);
  const { email } = useSelector(selectDraft);
  const lead = useFocusWhenLost<HTMLDivElement>();

  return (
    <Stack gap={{ base: '2', md: '5' }}>
      <Box ref={lead} tabIndex={-1} textStyle="sm" css={expired ? expiredNote : {}}>
        {expired ?? <CheckoutSteps current={0} />}
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
          <LoginForm key={email} fromPage="checkout" loginId={email} />
        </Tabs.Content>
        <Tabs.Content value="signup" _horizontal={{ pt: { base: '2', md: '4' } }}>
          <Small pb={{ base: '3.5', md: '4' }}>{messages.whySignup}</Small>
          <RegisterForm onRegistered={({ token }) => dispatch(signedIn({ token, isRemembered: true }))} />
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}
