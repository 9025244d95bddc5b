import { Box } from '@shop/design/styled-system/jsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Long enough for the page's title to be in place, short enough to be heard as the answer to a click, in ms. */
const TITLE_DELAY = 150;

/** On a change of page its title is said once. */
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
