import { Box } from '@shop/design/styled-system/jsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Time for the title to update, short enough to be heard as a response to the click, in ms. */
const TITLE_DELAY = 150;

/** Announces the page's title after navigation. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const timer = setTimeout(() => setAnnouncement(document.title), TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <Box srOnly aria-live="assertive" role="status">
      {announcement}
    </Box>
  );
}
