import { Box, Flex, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Skeleton, Small } from '@shop/design/ui/elements';
import { DELIVERY_DAYS, PROCESSING_DAYS } from '@shop/domain/delivery/shipping-policy';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { EmptyState } from '@shop/design/parts/empty-state';
import { ButtonLink } from '../../shared/ui/links.ts';
import { RetryPanel } from '../../shared/ui/retry-panel.tsx';
import { RowFrame } from './cart-row.tsx';
import { CartRows } from './cart-rows.tsx';
import { CartSummaryPanel } from './cart-summary-panel.tsx';
import { cartMessages } from './cart.messages.ts';
import { CheckoutBar } from './checkout-bar.tsx';
import type { Cart } from './use-cart.ts';

const DEFAULT_SKELETON_ROWS = 2;

export function CartView({ cart, delivery, onCheckout }: { cart: Cart; delivery: ReactNode; onCheckout: () => void }) {
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
            <Small>{cartMessages.deliveryTimes(PROCESSING_DAYS, DELIVERY_DAYS)}</Small>
          </Stack>
        }
        summary={
          summary ? (
            <CartSummaryPanel summary={summary} delivery={delivery} />
          ) : (
            <Muted borderWidth="1px" p="6">
              {cartMessages.nothingAvailable}
            </Muted>
          )
        }
        checkout={summary && <CheckoutBar total={summary.total} onCheckout={onCheckout} />}
      />
    </>
  );
}

/**
 * Lines take two thirds, beside a sticky summary. On phones one column, in which the summary's wrapper dissolves so
 * that the checkout bar can stick to the bottom.
 */
function CartLayout({ lines, summary, checkout }: { lines: ReactNode; summary: ReactNode; checkout?: ReactNode }) {
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} align={{ lg: 'flex-start' }} gap={{ base: '8', lg: '14' }}>
      <Box flex="1" minW="0">
        {lines}
      </Box>
      <Box
        display={{ base: 'contents', lg: 'flex', _print: 'none' }}
        flexDirection="column"
        gap="4"
        flex={{ lg: '0 0 24rem' }}
        position={{ lg: 'sticky' }}
        top="28"
      >
        {summary}
        {checkout}
      </Box>
    </Flex>
  );
}

const CartSkeleton = memo(function CartSkeleton({ lineCount }: { lineCount: number }) {
  return (
    <Box role="status" aria-busy="true" aria-label={cartMessages.loading} minH="100dvh">
      <CartLayout
        lines={
          <Box borderTopWidth="1px">
            {Array.from({ length: lineCount }, (_, index) => (
              <Box key={index} borderBottomWidth="1px">
                <RowFrame
                  picture={<Skeleton aspectRatio={4 / 5} width="full" />}
                  words={
                    <Stack gap="2.5" pt="1">
                      <Skeleton height="3" width="24" maxW="full" />
                      <Skeleton height="5" width="56" maxW="full" />
                      <Skeleton height="4" width="20" maxW="full" />
                    </Stack>
                  }
                  stepper={<Skeleton height="11" width="7.5rem" />}
                  total={<Skeleton height="6" width="16" ms="auto" />}
                  remove={<Box boxSize="11" />}
                />
              </Box>
            ))}
          </Box>
        }
        summary={
          <Stack gap="4" borderWidth="1px" bg="bg.panel" p="6">
            <Skeleton height="6" width="40" />
            <Skeleton height="5" />
            {Array.from({ length: 6 }, (_, index) => (
              <Flex key={index} justify="space-between">
                <Skeleton height="4" width="28" />
                <Skeleton height="4" width="20" />
              </Flex>
            ))}
          </Stack>
        }
      />
    </Box>
  );
});

function EmptyCart() {
  return (
    // Keeps the footer below the first view, as while loading.
    <Box minH="70dvh">
      <EmptyState title={cartMessages.empty} hint={cartMessages.emptyHint}>
        <Flex gap="3" wrap="wrap" justify="center" pt="2">
          <ButtonLink to={paths.products}>{cartMessages.browseProducts}</ButtonLink>
          <ButtonLink to={paths.offers} variant="outline">
            {cartMessages.seeOffers}
          </ButtonLink>
        </Flex>
      </EmptyState>
    </Box>
  );
}
