import { Box } from '@shop/design/styled-system/jsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Time for the title to update, short enough to be announced as a response to the click, in ms. */
const TITLE_DELAY = 150;

/** After a change of page: moves the focus to its heading and announces its title. */
export function RouteChange() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const main = document.querySelector('main');
    // A heading can take the focus only with a tab index; a page that still loads may have none.
    const target = main?.querySelector('h1') ?? main;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnouncement(document.title), TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <Box srOnly aria-live="assertive" role="status">
      {announcement}
    </Box>
  );
}
