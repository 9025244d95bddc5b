import { useTrackedDialog } from '@shop/design/dialog-tracker';
import { Box, Flex, HStack, Stack, type HstackProps } from '@shop/design/styled-system/jsx';
import { Button, Skeleton, Text, VisuallyHidden } from '@shop/design/ui/elements';
import { ShopDrawer } from '@shop/design/ui/shop-drawer';
import { LockIcon } from '@shop/design/ui/subject-icons';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Assurance } from '../../content/policies/assurance.tsx';
import { RetryPanel } from '../../shared/ui/retry-panel.tsx';
import { TotalBeside } from '../cart/checkout-bar.tsx';
import { useCart } from '../cart/use-cart.ts';
import { AddressForm, useAddressForm } from '../delivery/address-form.tsx';
import { selectOffice, selectOfficeChoices } from '../delivery/delivery-location.slice.ts';
import { useListOrdersQuery } from '../orders/orders.api.ts';
import { useUserState } from '../session/session-check.tsx';
import { selectIsSignedIn, selectUser } from '../session/session.slice.ts';
import { AccountTabs, CheckoutSteps, PaymentInstructions } from './checkout-steps.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { OrderSummary } from './order-summary.tsx';
import { LastPaymentBanner, PaymentNote } from './payment-outcome.tsx';
import { PaymentQuestion } from './payment-question.tsx';
import { PaymentSuccess } from './payment-success.tsx';
import { loadCheckoutScript, providerName } from './payment-window.ts';
import { selectIsUndecided, selectUnconfirmedPayment, type OpenOrder, type PaymentStep } from './payment.slice.ts';
import { usePayment } from './use-payment.ts';

/**
 * The checkout (specification, section 2, "Checkout drawer"). It hides while the payment window is open and returns
 * with the outcome.
 */
export default function CheckoutDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const cart = useCart();
  const user = useSelector(selectUser);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { step, outcome, pay, leave } = usePayment({ showErrors: 'inline' });
  const unconfirmed = useSelector(selectUnconfirmedPayment);
  const isUnconfirmed = unconfirmed !== undefined && user !== null;
  // Not while the first answer is awaited.
  const isLate = useSelector(selectIsUndecided) || step === null;
  const office = useSelector(selectOffice);
  const choices = useSelector(selectOfficeChoices);
  const orders = useListOrdersQuery(undefined, { skip: user === null });
  // Of this session, for the first time: what is typed stays where a later call asks again.
  const isAddressAwaited = office !== null && orders.isFetching && !orders.currentData && !orders.error;
  const addressForm = useAddressForm();
  const amount = cart.summary && formatRupees(cart.summary.total);
  const isPaidByOther = outcome?.kind === 'session-ended' && outcome.isPaid && outcome.owner !== user?.email;
  const expired = outcome?.kind === 'session-ended' ? messages.sessionExpired : null;
  // Another account is not asked what this one was.
  const question = outcome?.kind === 'question' && outcome.owner === user?.email ? outcome.question : null;

  // Where its outcome is told, whatever was scrolled to before.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== null && step === null) top.current?.scrollIntoView();
  }, [outcome, step]);

  const close = () => {
    leave();
    onClose();
  };
  // The payment window asks by itself; for one that does not, Back is without effect.
  useTrackedDialog(isOpen && step === 'paying', () => {});
  const isSoonPaying = isOpen && user !== null;
  useEffect(() => {
    // A failure shows on paying.
    if (isSoonPaying) loadCheckoutScript().catch(() => undefined);
  }, [isSoonPaying]);

  // Another tab has emptied the cart, or the payment was confirmed meanwhile.
  const isNothingLeft =
    (cart.isReady && cart.lines.length === 0) || (outcome?.kind === 'unconfirmed' && !isUnconfirmed);
  const isOver = isOpen && step === null && outcome?.kind !== 'paid' && isNothingLeft;
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (isOver) closeNow();
  }, [isOver]);

  const payNow = (order?: OpenOrder | 'another', total = cart.summary?.total) => {
    const lines = addressForm.check();
    if (total === undefined || !lines || !user) return;
    // Without another recipient the customer receives the parcel.
    const address = office && { ...office, Recipient: user.name, Mobile: user.mobile, ...lines };
    void pay({ cart: { pricedLines: cart.pricedLines, total, address }, order });
  };

  if (outcome?.kind === 'paid') {
    return (
      <ShopDrawer title={messages.thanks} isOpen={isOpen} onClose={close} focuses="content">
        <PaymentSuccess orderId={outcome.orderId} onLeave={close} />
      </ShopDrawer>
    );
  }
  return (
    <ShopDrawer
      title={messages.title}
      isOpen={isOpen && step !== 'paying'}
      onClose={close}
      isLocked={step !== null && step !== 'checking'}
      summary={<OrderSummary cart={cart} />}
      footer={
        user && (
          <PayButton
            amount={amount}
            step={step}
            isHeld={question !== null || isPaidByOther || isAddressAwaited}
            onPay={() => payNow()}
            onCancel={leave}
          />
        )
      }
    >
      <Box ref={top} scrollMarginTop="6" />
      <RetryPanel {...cart} />
      <LastPaymentBanner />
      <PaymentNote outcome={outcome} pending={isUnconfirmed && isLate && messages.unconfirmed(providerName())} />
      {question && <PaymentQuestion question={question} totalNow={cart.summary?.total ?? null} pay={payNow} />}
      {isSignedIn && (
        <Box pb={{ base: '4', md: '5' }}>
          <CheckoutSteps current={1} />
        </Box>
      )}
      {user && isAddressAwaited && <Skeleton height="80" mb="8" />}
      {user && office && !isAddressAwaited && (
        <AddressForm
          key={`${user.email} ${office.Pincode} ${choices}`}
          user={user}
          office={office}
          orders={orders.currentData ?? []}
          {...addressForm}
        />
      )}
      {user && amount !== null && !isAddressAwaited && <PaymentInstructions />}
      {!user && isSignedIn && <AccountAwaited />}
      {!user && !isSignedIn && (
        <>
          <AccountTabs expired={unconfirmed ? messages.sessionEndedAfterPaying(unconfirmed.owner ?? '') : expired} />
          <LockLine pt={{ base: '3', md: '5' }}>{messages.secure(providerName())}</LockLine>
        </>
      )}
      {isSignedIn && <Assurance />}
    </ShopDrawer>
  );
}

function AccountAwaited() {
  return (
    <>
      <RetryPanel {...useUserState()} />
      <Stack gap="4" aria-busy="true">
        <VisuallyHidden role="status">{messages.accountComing}</VisuallyHidden>
        <Skeleton height="7" maxW="10rem" />
        <Skeleton height="40" />
      </Stack>
    </>
  );
}

interface PayButtonProps {
  /** As shown; null while it is not known. */
  amount: string | null;
  step: PaymentStep | null;
  /** Disabled until the user has agreed, and until the address can be filled in. */
  isHeld: boolean;
  onPay: () => void;
  /** While nothing is ordered yet. */
  onCancel: () => void;
}

function PayButton({ amount, step, isHeld, onPay, onCancel }: PayButtonProps) {
  const provider = providerName();
  return (
    <Stack gap="1">
      {/* As the cart's bar on phones. */}
      <Flex align="center" wrap="wrap" columnGap="5" rowGap="3">
        <TotalBeside amount={amount} />
        <Button
          size="lg"
          flex="1 1 11rem"
          px="4"
          disabled={amount === null || isHeld}
          loading={step !== null}
          loadingText={messages.payWith(provider)}
          onClick={onPay}
        >
          {messages.payWith(provider)}
        </Button>
      </Flex>
      <LockLine>
        <Text role="status">{step ? messages.progress[step] : messages.secure(provider)}</Text>
        {step === 'checking' && (
          <Button variant="plain" size="sm" my="-2.5" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </LockLine>
    </Stack>
  );
}

const LockLine = ({ children, ...style }: HstackProps) => (
  <HStack gap="2" color="fg.muted" textStyle={{ base: 'xs', md: 'sm' }} justify="center" minH="6" {...style}>
    <LockIcon />
    {children}
  </HStack>
);
