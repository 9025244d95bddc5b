const STORAGE_KEY = 'scroll-anchor';

/** An element in view, by child indexes from the root, and its position. */
interface ScrollAnchor {
  address: string;
  /** The scroll position, in px. */
  scroll: number;
  steps: number[];
  /** Distance from the window's top, in px. */
  top: number;
}

const address = () => window.location.pathname + window.location.search;
const rootElement = () => document.getElementById('root');

/** Stores what is in view on unload, for {@link returnToScrollAnchor}. */
export function keepScrollAnchor(): void {
  window.addEventListener('pagehide', () => {
    const inSight = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    const root = rootElement();
    if (!inSight || !root?.contains(inSight)) return;
    const steps: number[] = [];
    for (let element = inSight; element !== root && element.parentElement; element = element.parentElement) {
      steps.unshift([...element.parentElement.children].indexOf(element));
    }
    const { top } = inSight.getBoundingClientRect();
    try {
      sessionStorage.setItem(
        STORAGE_KEY,
        JSON.stringify({ address: address(), scroll: window.scrollY, steps, top } satisfies ScrollAnchor),
      );
    } catch {
      // Storage is full or disabled: the browser's own restoration has to do.
    }
  });
}

/**
 * Puts what was in view back in place after a reload. The browser restores only the distance from the top, which
 * fails when optional fonts change heights above.
 */
export async function returnToScrollAnchor(): Promise<void> {
  const anchor = readAnchor();
  if (anchor?.address !== address()) return;
  await document.fonts.ready;
  // Browsers restore by the load event.
  if (!scrollTo(anchor)) window.addEventListener('load', () => scrollTo(anchor), { once: true });
}

/** @returns false: the page is somewhere else, by the browser, which has not restored yet, or by the shopper */
function scrollTo({ scroll, steps, top }: ScrollAnchor): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const restored = Math.min(scroll, scrollHeight - clientHeight);
  if (Math.abs(restored - window.scrollY) > 1) return false;
  const element = steps.reduce<Element | null | undefined>((parent, step) => parent?.children[step], rootElement());
  if (element) window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  return true;
}

function readAnchor(): ScrollAnchor | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as ScrollAnchor | null;
    sessionStorage.removeItem(STORAGE_KEY);
    return Array.isArray(stored?.steps) ? stored : null;
  } catch {
    return null;
  }
}
