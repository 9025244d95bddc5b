import { Box } from '@shop/design/styled-system/jsx';
import { SkipNavLink } from '@shop/design/ui/elements';
import { useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { PendingPayment } from '../../features/checkout/pending-payment.tsx';
import { SessionCheck } from '../../features/session/session-check.tsx';
import { LoadingBar } from '../../shared/ui/page-loading.tsx';
import { DialogEntries, pageKeyOf } from './dialog-entries.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { RouteChange } from './route-change.tsx';
import { shellMessages } from './shell.messages.ts';

const CONTENT_ID = 'content';

export function Layout() {
  const content = useRef<HTMLDivElement>(null);
  return (
    <DialogEntries>
      <Box display="flex" flexDirection="column">
        <SkipNavLink
          href={`#${CONTENT_ID}`}
          zIndex="skipNav"
          onClick={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
        >
          {shellMessages.skipToContent}
        </SkipNavLink>
        <SessionCheck />
        <Header />
        {/* Whatever loads or fails in a page, the footer is below the first view. */}
        <Box as="main" id={CONTENT_ID} ref={content} minH="100dvh" _print={{ minH: '0' }} tabIndex={-1}>
          <Outlet />
        </Box>
        <Footer />
        <Notices>
          <PendingPayment />
        </Notices>
        <NavigationProgress />
        <RouteChange />
        <ScrollRestoration getKey={scrollKey} />
      </Box>
    </DialogEntries>
  );
}

/** A page that was scrolled behind its dialog stays where it is when that closes. */
function scrollKey(location: Location): string {
  const key = pageKeyOf(location);
  return key === 'default' ? location.pathname + location.search : key;
}

function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <LoadingBar />;
}
