import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { catalogueApi } from '../../features/catalogue/catalogue.api.ts';
import { paths } from '../../shared/paths.ts';
import { useAppDispatch } from '../../shared/use-app-dispatch.ts';
import { loadProductPage } from '../load-product-page.ts';

/** Shorter hovers and focuses do not count, in ms. */
const DWELL = 65;

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
    const whenMeant = ({ target }: Event) => {
      clearTimeout(timer);
      const slug = productOf(target);
      if (slug !== undefined) timer = setTimeout(() => prefetch(slug), DWELL);
    };
    const atOnce = ({ target }: Event) => {
      clearTimeout(timer);
      const slug = productOf(target);
      if (slug !== undefined) prefetch(slug);
    };

    document.addEventListener('pointerover', whenMeant, { passive: true });
    document.addEventListener('focusin', whenMeant, { passive: true });
    document.addEventListener('pointerdown', atOnce, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', whenMeant);
      document.removeEventListener('focusin', whenMeant);
      document.removeEventListener('pointerdown', atOnce);
    };
  }, [dispatch]);

  return null;
}

/** The slug of a product link; undefined with Save-Data. */
function productOf(target: EventTarget | null): string | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return undefined;
  return matchPath(paths.productPattern, link.pathname)?.params.slug;
}
