import { EmptyState } from '@shop/design/parts/empty-state';
import { css } from '@shop/design/styled-system/css';
import { Box, Flex, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Skeleton } from '@shop/design/ui/elements';
import { heroRows } from '@shop/domain/catalogue/hero-rows';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Assurance } from '../../content/policies/assurance.tsx';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { ListsNote, RetryPanel } from '../../shared/ui/retry-panel.tsx';
import { useIsOffScreen } from '../../shared/ui/use-is-off-screen.ts';
import { useListHeroProductsQuery } from '../catalogue/catalogue.api.ts';
import { GoodsRow } from '../catalogue/goods-row.tsx';
import { RowSkeleton } from './cart-row.tsx';
import { CartRows } from './cart-rows.tsx';
import { CartSummaryPanel } from './cart-summary-panel.tsx';
import { cartMessages } from './cart.messages.ts';
import { selectIsCartRead, selectLineCount } from './cart.slice.ts';
import { CheckoutBar, CheckoutButton, DeliveryDetails } from './checkout-bar.tsx';
import { suggestedCard, FreeShippingGoods } from './free-shipping-goods.tsx';
import { useCart } from './use-cart.ts';

/** As many as a phone's screen has room for. */
const SKELETON_ROWS = 4;

interface CartViewProps {
  onCheckout: () => void;
  /** Below the cart, also an empty one. */
  children: ReactNode;
}

/** The cart is built empty; where the browser has stored lines, skeletons stand in its place (before-paint.js). */
const withoutLines = css({ '.has-lines &': { display: 'none' } });
const withLines = css({ 'html:not(.has-lines) &': { display: 'none' } });

export function CartView(props: CartViewProps) {
  const isRead = useSelector(selectIsCartRead);
  const isEmpty = useSelector(selectLineCount) === 0;

  return (
    <>
      {isEmpty && <EmptyCart isRead={isRead} />}
      {isEmpty && isRead && props.children}
      {!isEmpty && <FilledCart {...props} />}
      {!isRead && (
        <div className={withLines}>
          <CartSkeleton />
        </div>
      )}
    </>
  );
}

/** Lines take two thirds, beside a sticky summary with Checkout; on phones one column. */
const columns = css.raw({
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) min(20rem, 42%)',
    lg: 'minmax(0, 1fr) min(24rem, 40%)',
  },
  gridTemplateRows: { md: 'auto auto 1fr' },
  alignItems: 'start',
  columnGap: { md: '8', lg: '14' },
  rowGap: '6',
});
const panel = css.raw({
  gap: { base: '6', md: '3' },
  borderRadius: 'l3',
  minW: '0',
  md: { bg: 'bg.panel', borderWidth: '1px', p: '5', besideColumn: true, gridColumn: '2', gridRow: '1 / span 3' },
});

function FilledCart({ onCheckout, children }: CartViewProps) {
  const cart = useCart();
  const { ref: buttonRef, isOff } = useIsOffScreen();
  const { isReady, lines, pricedLines, summary } = cart;

  return (
    <>
      {(isReady || pricedLines.length === 0) && <ListsNote {...cart} />}
      {pricedLines.length === 0 ? (
        <CartSkeleton />
      ) : (
        <Grid css={columns}>
          <Box minW="0">
            <CartRows lines={lines} pricedLines={pricedLines} />
          </Box>
          <Stack css={panel}>
            {summary ? (
              <>
                <CartSummaryPanel summary={summary} />
                <Flex ref={buttonRef} _print={{ display: 'none' }}>
                  <CheckoutButton size="lg" flex="1" onClick={onCheckout} />
                </Flex>
                <DeliveryDetails />
              </>
            ) : (
              <Box p={{ base: '5', md: '0' }} borderWidth={{ base: '1px', md: '0' }} borderRadius="l3">
                <RetryPanel {...cart} />
                <Muted>{isReady ? cartMessages.nothingAvailable : cartMessages.priceMissing}</Muted>
              </Box>
            )}
          </Stack>
          {summary && (
            <>
              <FreeShippingGoods lines={lines} subtotal={summary.subtotal} />
              <Assurance />
            </>
          )}
        </Grid>
      )}
      {isReady && children}
      {summary && <CheckoutBar total={summary.total} isShown={isOff} onCheckout={onCheckout} />}
    </>
  );
}

const CartSkeleton = () => (
  <Grid role="status" aria-busy="true" aria-label={cartMessages.loading} css={columns}>
    <Box borderTopWidth="1px" containerType="inline-size">
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </Box>
    <Stack css={panel}>
      <Skeleton hideBelow="md" height="18rem" />
    </Stack>
  </Grid>
);

/** Wide enough for either text: while the page arrives, half a text does not decide whether they fit beside each other. */
const nextStep = css.raw({ flex: { base: '1 1 9.5rem', sm: '0 1 auto' }, px: { base: '4', sm: '6' } });

/** @param isRead storage is known to have no lines */
function EmptyCart({ isRead }: { isRead: boolean }) {
  const heroes = useListHeroProductsQuery();
  return (
    <Box className={isRead ? undefined : withoutLines}>
      <EmptyState title={cartMessages.empty} hint={cartMessages.emptyHint}>
        <ButtonLink to={paths.products} css={nextStep}>
          {cartMessages.browseProducts}
        </ButtonLink>
        <ButtonLink to={paths.offers} variant="outline" css={nextStep}>
          {cartMessages.seeOffers}
        </ButtonLink>
      </EmptyState>
      <GoodsRow
        title={cartMessages.topSelling}
        products={heroes.data && heroRows(heroes.data).topSelling}
        card={suggestedCard}
        layout="page"
      />
    </Box>
  );
}
