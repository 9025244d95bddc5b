import { Box } from '@shop/design/styled-system/jsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../shared/focus-heading.ts';

/** Time for a title to settle, short enough to be announced as a response to the click, in ms. */
const TITLE_DELAY = 150;

/** After a change of page: moves the focus to its heading. Announces each new title, also one that comes with what loads. */
export function RouteChange() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusHeading();
  }, [pathname]);

  useEffect(() => {
    let title = document.title;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      if (document.title === title) return;
      title = document.title;
      clearTimeout(timer);
      timer = setTimeout(setAnnouncement, TITLE_DELAY, title);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return (
    <Box srOnly aria-live="assertive" role="status">
      {announcement}
    </Box>
  );
}
