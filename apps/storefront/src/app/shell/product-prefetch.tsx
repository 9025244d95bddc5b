import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { catalogueApi } from '../../features/catalogue/catalogue.api.ts';
import { paths } from '../../shared/paths.ts';
import { useAppDispatch } from '../../shared/use-app-dispatch.ts';
import { loadProductPage } from '../load-product-page.ts';

/** Shorter hovers and focuses do not count, in ms. */
const HOVER_DELAY = 65;

/**
 * Prefetches a product and its page's code when a link to it is hovered, focused or touched. Once for each product,
 * and not with Save-Data.
 */
export function ProductPrefetch() {
  const dispatch = useAppDispatch();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const prefetch = (slug: string) => {
      // Navigation tries again and shows the error.
      loadProductPage().catch(() => {});
      dispatch(catalogueApi.util.prefetch('getProduct', slug, {}));
    };
    const afterDelay = ({ target }: Event) => {
      clearTimeout(timer);
      const slug = slugOf(target);
      if (slug !== undefined) timer = setTimeout(() => prefetch(slug), HOVER_DELAY);
    };
    const immediately = ({ target }: Event) => {
      clearTimeout(timer);
      const slug = slugOf(target);
      if (slug !== undefined) prefetch(slug);
    };

    document.addEventListener('pointerover', afterDelay, { passive: true });
    document.addEventListener('focusin', afterDelay, { passive: true });
    document.addEventListener('pointerdown', immediately, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', afterDelay);
      document.removeEventListener('focusin', afterDelay);
      document.removeEventListener('pointerdown', immediately);
    };
  }, [dispatch]);

  return null;
}

/** The slug of a product link; undefined with Save-Data. */
function slugOf(target: EventTarget | null): string | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return undefined;
  return matchPath(paths.productPattern, link.pathname)?.params.slug;
}
