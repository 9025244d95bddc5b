import { Box } from '@shop/design/styled-system/jsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../shared/focus-heading.ts';
import { ANNOUNCER_ID } from '../../shared/ui/page-head.tsx';

/** After a change of page, or of a list that took the pressed link away: moves the focus to the heading. */
export function RouteChange() {
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
