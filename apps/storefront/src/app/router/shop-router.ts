import { loadStyleWriter } from '@shop/design/named-styles/class-names';
import {
  createPath,
  NavigationType,
  resolvePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  type RouteObject,
  type To,
} from 'react-router-dom';
import { isPageLoaded, loadPage } from './load-page.ts';
import { scrollPositions, type ScrollPositions } from './scroll-positions.ts';
import { newKey, type ShopHistory } from './shop-history.ts';

/**
 * Where a page is scrolled to when it is shown: `restored` to where it was left, else to its #hash, else to its top;
 * `unless-new` the same, but a page that was not left stays where the one before it was; `untouched` not at all.
 */
type Scrolling = 'restored' | 'unless-new' | 'untouched';

/** What is shown. */
export interface RouterState {
  location: Location;
  navigationType: NavigationType;
  scrolling: Scrolling;
  /** The first page's code is still on its way. Later ones are shown when theirs has come. */
  isLoading?: true;
  /** The page's code could not be fetched. */
  failure?: { error: unknown };
}

export interface ShopRouter {
  routes: RouteObject[];
  readonly state: RouterState;
  /** Hears when another page is shown. @returns hears no more */
  subscribe: (onChange: () => void) => () => void;
  /** Leads to a page. Resolved when it is shown, or when the visitor has gone elsewhere meanwhile. */
  navigate: (to: To, options?: NavigateOptions) => Promise<void>;
  /** For links and for pages that lead elsewhere. */
  navigator: Navigator;
  scrollPositions: ScrollPositions;
}

/**
 * Leads through the pages of a route table: the page that is shown stays, its address too, until the code of the next has
 * come.
 *
 * @param isPrepared the first page stands already, and may have been scrolled: it is left where it is
 */
export function makeRouter(routes: RouteObject[], history: ShopHistory, isPrepared = false): ShopRouter {
  const positions = scrollPositions();
  const listeners = new Set<() => void>();
  let state: RouterState = {
    location: history.location,
    navigationType: NavigationType.Pop,
    scrolling: isPrepared ? 'untouched' : 'restored',
  };
  /** The page that was asked for last. */
  let destination = state.location;
  /** Whether it has been noted where the page that is shown was left. */
  let isLeft = false;

  async function goTo(next: Pick<RouterState, 'location' | 'navigationType' | 'scrolling'>): Promise<void> {
    const { location, navigationType } = next;
    const isPop = navigationType === NavigationType.Pop;
    const leavePage = () => {
      if (!state.isLoading && !isLeft) positions.remember(state.location.key);
      isLeft = true;
    };
    destination = location;
    // At once: a place within the page the browser goes to by itself right after.
    if (isPop) leavePage();
    // What dresses another page, too: the first one has styles of its own only.
    const dresses = location.pathname === state.location.pathname ? undefined : loadStyleWriter();
    const failure = await Promise.all([loadPage(routes, location), dresses]).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (destination !== location) return;
    if (!isPop) leavePage();
    // Back and Forward have done so already.
    if (navigationType === NavigationType.Push) history.push(location);
    if (navigationType === NavigationType.Replace) history.replace(location);
    state = failure ? { ...next, failure } : next;
    isLeft = false;
    for (const hear of listeners) hear();
  }

  const pop = () => goTo({ location: history.location, navigationType: NavigationType.Pop, scrolling: 'restored' });

  const navigate: ShopRouter['navigate'] = (to, options = {}) =>
    goTo({
      location: {
        ...encoded(resolvePath(to, state.location.pathname)),
        state: options.state as unknown,
        key: newKey(),
      },
      navigationType: options.replace ? NavigationType.Replace : NavigationType.Push,
      scrolling: options.preventScrollReset ? 'unless-new' : 'restored',
    });

  history.listen(pop);
  if (!isPageLoaded(routes, state.location)) {
    state.isLoading = true;
    void pop();
  }

  return {
    routes,
    get state() {
      return state;
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    navigate,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      encodeLocation: (to) => encoded(resolvePath(to)),
      go: (delta) => history.go(delta),
      push: (to, handedOver, options) => void navigate(to, { ...options, state: handedOver as unknown }),
      replace: (to, handedOver, options) =>
        void navigate(to, { ...options, state: handedOver as unknown, replace: true }),
    },
    scrollPositions: positions,
  };
}

/** An address of the shop as browsers write it. */
function encoded(path: Path): Path {
  const { pathname, search, hash } = new URL(`https://shop.invalid${createPath(path)}`);
  return { pathname, search, hash };
}
