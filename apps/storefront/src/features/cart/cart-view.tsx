import { Box, Flex, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Skeleton } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { EmptyState } from '@shop/design/parts/empty-state';
import { ButtonLink } from '../../shared/ui/links.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { ListsNote, RetryPanel } from '../../shared/ui/retry-panel.tsx';
import { Assurance } from '../policies/assurance.tsx';
import { RowSkeleton } from './cart-row.tsx';
import { CartRows } from './cart-rows.tsx';
import { CartSummaryPanel } from './cart-summary-panel.tsx';
import { cartMessages } from './cart.messages.ts';
import { CheckoutBar, DeliveryDetails } from './checkout-bar.tsx';
import { FreeShippingGoods } from './free-shipping-goods.tsx';
import { useCart } from './use-cart.ts';

/** Only an empty cart shows cards. */
const loadTopSelling = () => import('./top-selling.tsx');

/** As many as a phone's screen has room for. */
const SKELETON_ROWS = 4;

interface CartViewProps {
  /** Whether a delivery location is chosen. */
  isLocated: boolean;
  /** Shows and changes it. */
  delivery: ReactNode;
  onCheckout: () => void;
}

export function CartView({ isLocated, delivery, onCheckout }: CartViewProps) {
  const cart = useCart();
  const { isReady, lines, pricedLines, summary } = cart;
  if (isReady && lines.length === 0) return <EmptyCart />;

  return (
    <>
      {(isReady || pricedLines.length === 0) && <ListsNote {...cart} />}
      {pricedLines.length === 0 ? (
        <CartSkeleton />
      ) : (
        <CartLayout
          lines={
            <Stack gap={{ base: '6', md: '8' }}>
              <CartRows lines={lines} pricedLines={pricedLines} />
              {summary && <FreeShippingGoods lines={lines} subtotal={summary.subtotal} />}
            </Stack>
          }
          summary={
            summary ? (
              <CartSummaryPanel summary={summary} />
            ) : (
              <Box p={{ base: '5', lg: '0' }} borderWidth={{ base: '1px', lg: '0' }}>
                <RetryPanel {...cart} />
                <Muted>{isReady ? cartMessages.nothingAvailable : cartMessages.priceMissing}</Muted>
              </Box>
            )
          }
          checkout={
            summary && (
              <>
                <CheckoutBar total={summary.total} onCheckout={onCheckout} />
                <DeliveryDetails isLocated={isLocated} delivery={delivery} />
                <Assurance />
              </>
            )
          }
        />
      )}
    </>
  );
}

/**
 * Lines take two thirds, beside a sticky summary with Checkout. On phones one column, in which the summary's wrapper
 * dissolves, so that Checkout sticks to the bottom until its place below the total comes into sight.
 */
function CartLayout({ lines, summary, checkout }: { lines: ReactNode; summary: ReactNode; checkout?: ReactNode }) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) min(24rem, 40%)' }}
      alignItems={{ lg: 'start' }}
      gap={{ base: '6', lg: '14' }}
    >
      <Box>{lines}</Box>
      <Box
        display={{ base: 'contents', lg: 'flex' }}
        flexDirection="column"
        gap="4"
        bg={{ lg: 'bg.panel' }}
        borderWidth={{ lg: '1px' }}
        p={{ lg: '6' }}
        position={{ lg: 'sticky' }}
        top="28"
      >
        {summary}
        {checkout}
      </Box>
    </Grid>
  );
}

function CartSkeleton() {
  return (
    <Box role="status" aria-busy="true" aria-label={cartMessages.loading} minH="100dvh">
      <CartLayout
        lines={
          <Box borderTopWidth="1px" containerType="inline-size">
            {Array.from({ length: SKELETON_ROWS }, (_, index) => (
              <Box key={index} borderBottomWidth="1px">
                <RowSkeleton remove={<Box boxSize="11" />} />
              </Box>
            ))}
          </Box>
        }
        summary={
          <Stack hideBelow="lg" gap="4">
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
}

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
      <Lazy load={loadTopSelling} isDecoration>
        {({ TopSelling }) => <TopSelling />}
      </Lazy>
    </Box>
  );
}
