import { Center, Stack } from '@shop/design/styled-system/jsx';
import { Heading, Text } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import { Suspense, useEffect, useRef } from 'react';
import { paths } from '../../shared/paths.ts';
import { lazyPart } from '../../shared/ui/lazy-part.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { useIsMotionReduced } from '../../shared/ui/use-is-motion-reduced.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';

const Confetti = lazyPart(async () => (await import('./confetti.tsx')).Confetti);

interface PaymentSuccessProps {
  /** Null when a reload has lost it. */
  total: Paise | null;
  onLeave: () => void;
}

/** Paid, and confirmed by the server: the amount, a little confetti, and the way to the orders. */
export function PaymentSuccess({ total, onLeave }: PaymentSuccessProps) {
  const isStill = useIsMotionReduced();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Center minH="full" py="10">
      {!isStill && (
        <Suspense>
          <Confetti />
        </Suspense>
      )}
      <Stack gap="6" align="center" textAlign="center" maxW="sm" width="full">
        <Center boxSize="20" borderRadius="full" bg="leaf.solid" color="leaf.contrast" fontSize="4xl">
          <CheckIcon />
        </Center>
        <Heading as="h3" textStyle="h2" ref={heading} tabIndex={-1} outline="none" data-autofocus="">
          {messages.placed}
        </Heading>
        {total !== null && (
          <Stack gap="0">
            <Text color="fg.muted">{messages.paid}</Text>
            <Text textStyle="price" fontSize="4xl" lineHeight="1.2">
              {formatRupees(total, { exact: true })}
            </Text>
          </Stack>
        )}
        <Stack gap="3" width="full" pt="4">
          <ButtonLink to={paths.dashboard} onClick={onLeave} size="lg">
            {messages.viewOrders}
          </ButtonLink>
          <ButtonLink to={paths.products} onClick={onLeave} size="lg" variant="outline">
            {messages.continueShopping}
          </ButtonLink>
        </Stack>
      </Stack>
    </Center>
  );
}
