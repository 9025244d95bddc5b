import { Box, SkipNavContent, SkipNavLink } from '@chakra-ui/react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ResumePayment } from '../../features/checkout/resume-payment.tsx';
import { DeliveryLocationDialogOutlet } from '../../features/delivery-location/delivery-location-dialog-outlet.tsx';
import { SessionKeeper } from '../../features/session/session-keeper.tsx';
import { Later } from '../../shared/ui/later.tsx';
import { laterParts } from '../../shared/ui/later-part.ts';
import { FirstViewEnd } from './first-view-end.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices/notices.tsx';
import { ProductPrefetch } from './product-prefetch.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouteFocus } from './route-focus.tsx';
import { shellMessages } from './shell.messages.ts';

/** Every page's frame. */
export function Layout() {
  return (
    <Box display="flex" flexDirection="column" minH="100dvh" css={laterParts}>
      <SkipNavLink>{shellMessages.skipToContent}</SkipNavLink>
      <SessionKeeper />
      <Header />
      <SkipNavContent asChild>
        <Box as="main" flex="1" tabIndex={-1} outline="none">
          <Outlet />
        </Box>
      </SkipNavContent>
      <Later>
        <Footer />
      </Later>
      <Notices>
        <ResumePayment />
      </Notices>
      <DeliveryLocationDialogOutlet />
      <ProductPrefetch />
      <RouteAnnouncer />
      <ScrollRestoration />
      <RouteFocus />
      <FirstViewEnd />
    </Box>
  );
}
