import { Box } from '@shop/design/styled-system/jsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../shared/focus-heading.ts';

/** Time for a title to settle, short enough to be announced as a response to the click, in ms. */
const TITLE_DELAY = 150;

/**
 * After a change of page, or of a list that took the pressed link away: moves the focus to the heading. Announces each new
 * title, also one that comes with what loads.
 */
export function RouteChange() {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const { pathname: before, search: searchBefore } = shown.current;
    shown.current = { pathname, search };
    const hasLostFocus = search !== searchBefore && document.activeElement === document.body;
    if (pathname !== before || hasLostFocus) focusHeading();
  }, [pathname, search]);

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
