import { Container, Flex } from '@shop/design/styled-system/jsx';
import { closeToastsOf, notify } from '@shop/design/toasts';
import { H1, Muted } from '@shop/design/ui/elements';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { toastGroups } from '../../shared/toasts.ts';
import { lazyDialog } from '../../shared/ui/lazy.tsx';
import { Breadcrumbs, PageHead } from '../../shared/ui/page.tsx';
import { RecentlyViewed } from '../catalogue/goods-row.tsx';
import { checkoutMessages } from '../checkout/checkout.messages.ts';
import { LastPaymentBanner } from '../checkout/payment-outcome.tsx';
import { selectIsThanking } from '../checkout/payment.slice.ts';
import { deliveryLocationMessages } from '../delivery/delivery-location.messages.ts';
import { deliveryDialogOpened, selectIsOfficeRead, selectOffice } from '../delivery/delivery-location.slice.ts';
import { CartView } from './cart-view.tsx';
import { cartMessages } from './cart.messages.ts';
import { selectLines } from './cart.slice.ts';
import { suggestedCard } from './free-shipping-goods.tsx';

const CheckoutDrawer = lazyDialog(() => import('../checkout/checkout-drawer.tsx'));

export default function MyCartPage() {
  const lines = useSelector(selectLines);
  const lineCount = lines.length;
  const office = useSelector(selectOffice);
  const dispatch = useAppDispatch();
  const isThanking = useSelector(selectIsThanking);
  const [isPaying, setPaying] = useState(false);

  // Once for each visit of the page.
  const isOfficeRead = useSelector(selectIsOfficeRead);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isOfficeRead || hasAsked.current) return;
    hasAsked.current = true;
    if (!office) dispatch(deliveryDialogOpened());
  }, [dispatch, office, isOfficeRead]);

  const startCheckout = () => {
    if (!office)
      return notify({
        type: 'warning',
        title: deliveryLocationMessages.addressMissing,
        // The bar with Checkout may stand anywhere at the foot.
        place: 'top',
        action: {
          label: deliveryLocationMessages.chooseLocation,
          onClick: () => void dispatch(deliveryDialogOpened()),
        },
      });
    // Close the cart's toasts: they would cover the checkout and be out of date after payment.
    Object.values(toastGroups).forEach(closeToastsOf);
    setPaying(true);
  };

  return (
    <Container pb={{ base: '0', lg: '20' }}>
      <PageHead title={isThanking ? checkoutMessages.thanks : cartMessages.title} isPrivate />
      <Breadcrumbs trail={[{ label: cartMessages.title }]} />
      <Flex align="baseline" gap="4" wrap="wrap" pb={{ base: '3', md: '4' }}>
        <H1>{cartMessages.heading}</H1>
        <Muted role="status">{lineCount > 0 && cartMessages.lineCount(lineCount)}</Muted>
      </Flex>
      <LastPaymentBanner />
      <CartView onCheckout={startCheckout}>
        <RecentlyViewed
          without={lines.filter(({ type }) => type === 'product').map(({ product }) => product)}
          card={suggestedCard}
        />
      </CartView>
      <CheckoutDrawer isOpen={isPaying} onClose={() => setPaying(false)} />
    </Container>
  );
}
