const STORAGE_KEY = 'scroll-anchor';

/** A page as it was left: an element in sight, by the places of its ancestors below `main`, and where it stood. */
interface ScrollAnchor {
  address: string;
  /** In px, like `top`. */
  scroll: number;
  steps: number[];
  top: number;
}

const address = () => window.location.pathname + window.location.search;

/** Notes what is in sight when the page is unloaded, for {@link returnToScrollAnchor}. */
export function keepScrollAnchor(): void {
  window.addEventListener('pagehide', () => {
    const inSight = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    const steps: number[] = [];
    let element = inSight;
    for (; element && element.tagName !== 'MAIN'; element = element.parentElement) {
      steps.unshift([...(element.parentElement?.children ?? [])].indexOf(element));
    }
    if (!inSight || !element) return;
    const { top } = inSight.getBoundingClientRect();
    const anchor: ScrollAnchor = { address: address(), scroll: window.scrollY, steps, top };
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(anchor));
    } catch {
      // Storage is full or disabled: the browser's own position has to do.
    }
  });
}

/**
 * After a reload the browser returns to the same distance from the top. Where what is above has another height than before,
 * since other fonts were there in time, this brings what was in sight back to its place.
 */
export function returnToScrollAnchor(): void {
  const anchor = readAnchor();
  // Somebody who has scrolled meanwhile is left alone.
  if (anchor?.address !== address() || Math.abs(anchor.scroll - window.scrollY) > 1) return;
  let element = document.querySelector('main');
  for (const step of anchor.steps) element = (element?.children[step] as HTMLElement | undefined) ?? null;
  if (element) window.scrollBy({ top: element.getBoundingClientRect().top - anchor.top, behavior: 'instant' });
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
