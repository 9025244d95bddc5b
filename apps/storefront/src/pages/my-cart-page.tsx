import { Container, Flex } from '@shop/design/styled-system/jsx';
import { Heading, Text } from '@shop/design/ui/elements';
import { Suspense, useState } from 'react';
import { cartMessages } from '../features/cart/cart.messages.ts';
import { CartView } from '../features/cart/cart-view.tsx';
import { useCart } from '../features/cart/use-cart.ts';
import { LastPaymentBanner } from '../features/checkout/last-payment-banner.tsx';
import { DeliveryLocationLink } from '../features/delivery-location/delivery-location-link.tsx';
import { useAskForLocation } from '../features/delivery-location/use-ask-for-location.ts';
import { useRequireOffice } from '../features/delivery-location/use-require-office.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { lazyComponent } from '../shared/ui/lazy-component.ts';
import { PageHead } from '../shared/ui/page-head.tsx';

const CheckoutDrawer = lazyComponent(
  async () => (await import('../features/checkout/checkout-drawer.tsx')).CheckoutDrawer,
);

/** The cart and the way to pay (specification, section 2, "Cart page"). */
export function MyCartPage() {
  const cart = useCart();
  const requireOffice = useRequireOffice();
  const [checkout, setCheckout] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  useAskForLocation();

  const startCheckout = () => {
    if (requireOffice()) setCheckout('open');
  };

  return (
    <Container pb={{ base: '0', lg: '20' }}>
      <PageHead title={cartMessages.title} isPrivate />
      <Breadcrumbs trail={[{ label: cartMessages.title }]} />
      <Flex align="baseline" gap="4" wrap="wrap" pb="1">
        <Heading as="h1" textStyle="h1">
          {cartMessages.heading}
        </Heading>
        <Text role="status" color="fg.muted">
          {cart.isReady && cart.lines.length > 0 && cartMessages.lineCount(cart.lines.length)}
        </Text>
      </Flex>
      <Text color="fg.muted" pb={{ base: '2', md: '8' }}>
        {cartMessages.intro}
      </Text>
      {checkout !== 'open' && <LastPaymentBanner />}
      <CartView cart={cart} delivery={<DeliveryLocationLink />} onCheckout={startCheckout} />
      {checkout !== 'never-opened' && (
        <Suspense>
          <CheckoutDrawer isOpen={checkout === 'open'} onClose={() => setCheckout('closed')} />
        </Suspense>
      )}
    </Container>
  );
}

export { MyCartPage as Component };
