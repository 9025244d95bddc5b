import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { catalogueApi } from '../../features/catalogue/catalogue.api.ts';
import { paths } from '../../shared/paths.ts';
import { useAppDispatch } from '../../shared/use-app-dispatch.ts';
import { loadProductPage } from '../load-product-page.ts';

/** Who only passes over a link, by mouse or Tab, does not mean it; in ms. */
const DWELL = 65;

/**
 * Asks for a product and its page's code as soon as a link to it, wherever it stands, is pointed at, focused or touched:
 * by the time it is followed they are there. What was asked for is not asked for again. Whoever saves data is left alone.
 */
export function ProductPrefetch() {
  const dispatch = useAppDispatch();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const prefetch = (slug: string) => {
      // Without the code, following the link asks again and says what is wrong.
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

/** The product that a link leads to, for those who may be given more than they asked for. */
function productOf(target: EventTarget | null): string | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return undefined;
  return matchPath(paths.productPattern, link.pathname)?.params.slug;
}
