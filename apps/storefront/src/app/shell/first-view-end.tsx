import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endFirstView } from '../../shared/ui/later-part.ts';

/** Once the page is scrolled, and from the second page on, everything is laid out, see `laterPart`. */
export function FirstViewEnd() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useLayoutEffect(() => {
    if (pathname !== first) endFirstView();
  }, [pathname, first]);

  useEffect(() => {
    if (window.scrollY > 0) return endFirstView();
    window.addEventListener('scroll', endFirstView, { once: true });
    return () => window.removeEventListener('scroll', endFirstView);
  }, []);
  return null;
}
