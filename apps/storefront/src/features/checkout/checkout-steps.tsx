import { focusWhenLost } from '@shop/design/focus-when-lost';
import { Notice } from '@shop/design/parts/notice';
import { css } from '@shop/design/styled-system/css';
import { Box, Flex, Stack } from '@shop/design/styled-system/jsx';
import { VisuallyHidden, Small, H3, Text } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { Tabs } from '@shop/design/ui/tabs';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { PaymentMarks } from '../cart/checkout-bar.tsx';
import { LoginForm } from '../session/login-form.tsx';
import { RegisterForm } from '../session/register-form.tsx';
import { selectHasSignedIn, signedIn } from '../session/session.slice.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { providerName } from './payment-window.ts';

/** A line joins each step with the next, where they stand beside each other. */
const steps = css.raw({
  listStyleType: 'none',
  columnGap: '1.5',
  rowGap: '1',
  '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
  '@container (min-width: 19.5rem)': {
    '& li:not(:last-child)': { flex: '1 1 auto', _after: { content: '""', flex: '1', borderTopWidth: '1px' } },
  },
  '& [data-number]': {
    minW: '1.375rem',
    borderWidth: '1px',
    borderRadius: 'full',
    textAlign: 'center',
    lineHeight: '1.25rem',
  },
  '& svg': { boxSize: '6', m: '-0.5', color: 'leaf.fg' },
  '& [aria-current]': {
    color: 'leaf.fg',
    fontWeight: '600',
    '& [data-number]': { bg: 'leaf.solid', borderColor: 'leaf.solid', color: 'leaf.contrast' },
  },
});

/** @param current counted from 0 */
export const CheckoutSteps = ({ current }: { current: number }) => (
  <Box containerType="inline-size" textStyle="sm" color="fg.muted">
    <Flex as="ol" aria-label={messages.steps} wrap="wrap" css={steps}>
      {messages.stepNames.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined}>
          {index < current ? (
            <>
              <CheckIcon />
              <VisuallyHidden>{messages.stepDone}</VisuallyHidden>
            </>
          ) : (
            <span data-number>{index + 1}</span>
          )}{' '}
          {name}
        </li>
      ))}
    </Flex>
  </Box>
);

/**
 * Login and Signup inside the checkout: after either the shopper goes on to pay. Signup is open where nobody has ever
 * signed in.
 */
export function AccountTabs({ expired }: { expired: string | null }) {
  const dispatch = useAppDispatch();
  const hasSignedIn = useSelector(selectHasSignedIn);

  return (
    <Stack gap={{ base: '2', md: '5' }}>
      <Box ref={focusWhenLost} tabIndex={-1}>
        {expired ? <Notice tone="warning">{expired}</Notice> : <CheckoutSteps current={0} />}
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
          <LoginForm />
        </Tabs.Content>
        <Tabs.Content value="signup" _horizontal={{ pt: { base: '2', md: '4' } }}>
          <Small pb={{ base: '3.5', md: '4' }}>{messages.whySignup}</Small>
          <RegisterForm onRegistered={({ token }) => dispatch(signedIn({ token, isRemembered: true }))} />
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}

export const PaymentInstructions = () => (
  <Stack gap="3">
    <Flex justify="space-between" align="center" wrap="wrap" columnGap="4" rowGap="2">
      <H3 ref={focusWhenLost} tabIndex={-1}>
        {messages.howToPay}
      </H3>
      <PaymentMarks />
    </Flex>
    <ol>
      {messages.instructions(providerName()).map((instruction, index) => (
        <Flex as="li" key={instruction} gap="4" py="2" borderTopWidth="1px" align="baseline">
          <Text as="span" aria-hidden color="leaf.fg" textStyle="h3" flex="0 0 1.5rem">
            {index + 1}
          </Text>
          <Text>{instruction}</Text>
        </Flex>
      ))}
    </ol>
  </Stack>
);
