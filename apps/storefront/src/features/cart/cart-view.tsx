import { Stack } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { DELIVERY_DAYS, PROCESSING_DAYS } from '@shop/domain/delivery/shipping-policy';
import { useDeferredValue, type ReactNode } from 'react';
import { RetryPanel } from '../../shared/ui/retry-panel.tsx';
import { cartMessages } from './cart.messages.ts';
import { CartLayout } from './cart-layout.tsx';
import { CartRows } from './cart-rows.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummaryPanel } from './cart-summary-panel.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { EmptyCart } from './empty-cart.tsx';
import type { Cart } from './use-cart.ts';

interface CartViewProps {
  cart: Cart;
  delivery: ReactNode;
  onCheckout: () => void;
}

/** Placeholder rows while the number of lines is unknown. */
const DEFAULT_SKELETON_ROWS = 2;

/** The cart: loading, empty or filled. */
export function CartView({ cart, delivery, onCheckout }: CartViewProps) {
  const { isReady, lines, pricedLines, summary } = cart;
  // Deferred: the lists may load before the placeholders render.
  const expected = useDeferredValue(lines.length || DEFAULT_SKELETON_ROWS);

  if (!isReady) {
    return (
      <>
        <RetryPanel {...cart} />
        {/* A new key when the number of lines is known, to avoid layout shift. */}
        <CartSkeleton key={expected} lineCount={expected} />
      </>
    );
  }
  if (pricedLines.length === 0) return <EmptyCart />;

  return (
    <>
      <RetryPanel {...cart} />
      <CartLayout
        lines={
          <Stack gap="5">
            <CartRows pricedLines={pricedLines} />
            <Text textStyle="sm" color="fg.muted">
              {cartMessages.deliveryTimes(PROCESSING_DAYS, DELIVERY_DAYS)}
            </Text>
          </Stack>
        }
        summary={
          summary ? (
            <CartSummaryPanel summary={summary} delivery={delivery} />
          ) : (
            <Text borderWidth="1px" p="6" color="fg.muted">
              {cartMessages.nothingAvailable}
            </Text>
          )
        }
        checkout={summary && <CheckoutBar total={summary.total} onCheckout={onCheckout} />}
      />
    </>
  );
}
