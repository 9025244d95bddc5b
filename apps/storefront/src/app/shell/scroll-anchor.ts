const STORAGE_KEY = 'scroll-anchor';

/** A page as it was left: an element in sight, by the places of its ancestors below the root, and where it stood. */
interface ScrollAnchor {
  address: string;
  /** The scroll position, in px. */
  scroll: number;
  steps: number[];
  /** In px, in the window. */
  top: number;
}

const address = () => window.location.pathname + window.location.search;
const rootElement = () => document.getElementById('root');

/** Notes what is in sight when the page is unloaded, for {@link returnToScrollAnchor}. */
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
      // Storage is full or disabled: the browser's own position has to do.
    }
  });
}

/**
 * After a reload the browser restores the distance from the top. Fonts are optional: when they are in time for the reload
 * alone, what is above has another height, and this brings what was in sight back to its place.
 */
export async function returnToScrollAnchor(): Promise<void> {
  const anchor = readAnchor();
  if (anchor?.address !== address()) return;
  await document.fonts.ready;
  // Browsers restore at the latest when the page has loaded.
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
