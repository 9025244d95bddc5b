import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endFirstView } from '../../shared/ui/later-part.ts';

/** From the second page on everything is laid out at once, see `laterPart`. */
export function FirstViewEnd() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useLayoutEffect(() => {
    if (pathname !== first) endFirstView();
  }, [pathname, first]);
  return null;
}
