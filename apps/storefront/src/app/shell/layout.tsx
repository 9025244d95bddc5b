import { Box } from '@shop/design/styled-system/jsx';
import { SkipNavLink } from '@shop/design/ui/elements';
import { useRef, useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation, type Location, useLocation } from 'react-router-dom';
import { PendingPayment } from '../../features/checkout/pending-payment.tsx';
import { SessionCheck } from '../../features/session/session-check.tsx';
import { focusHeading } from '../../shared/focus-heading.ts';
import { LoadingBar } from '../../shared/ui/page-loading.tsx';
import { ANNOUNCER_ID } from '../../shared/ui/page.tsx';
import { DialogEntries, pageKeyOf } from './dialog-entries.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
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
        {/* Whatever loads or fails in a page, the footer is below the first view: header and distance are as high. */}
        <Box as="main" id={CONTENT_ID} ref={content} minH="calc(100dvh - 10rem)" _print={{ minH: '0' }} tabIndex={-1}>
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

/** After a change of page, or of a list that took the pressed link away: moves the focus to the heading. */
function RouteChange() {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const { pathname: before, search: searchBefore } = shown.current;
    shown.current = { pathname, search };
    const hasLostFocus = search !== searchBefore && document.activeElement === document.body;
    if (pathname !== before || hasLostFocus) focusHeading();
    // Written by the build for the page that was opened.
    if (pathname !== before)
      document.head.querySelectorAll('[type="application/ld+json"]').forEach((old) => old.remove());
  }, [pathname, search]);

  return <Box id={ANNOUNCER_ID} srOnly aria-live="assertive" role="status" />;
}
