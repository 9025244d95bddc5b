/** A control of the page in words that outlive it, so that it is found again when the page has been drawn anew. */
export interface ControlLocator {
  landmark: Landmark;
  /** Where its link leads, else what it is called, and what describes it: each card of a list has the same buttons. */
  identity: string;
  /** How many of the same identity come before it: a product can stand on a page twice. */
  index: number;
}

type Landmark = (typeof landmarks)[number];

const landmarks = ['main', 'header', 'footer'] as const;
const controls = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]'];

function identityOf(control: HTMLElement): string {
  const { tagName } = control;
  if (control instanceof HTMLInputElement) {
    return `${tagName} ${control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? ''}`;
  }
  const href = control.getAttribute('href');
  const about = document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  return `${tagName} ${href ?? control.getAttribute('aria-label') ?? control.textContent} ${about}`;
}

/** In the page's order; what no key reaches, such as a picture beside its link, is left out. */
function alike(landmark: Landmark, identity: string): HTMLElement[] {
  const selector = controls.map((control) => `${landmark} ${control}`).join();
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (control) => control.tabIndex >= 0 && identityOf(control) === identity,
  );
}

/** The place of the control that is or surrounds the target; null outside the page's own landmarks, as in a dialog. */
export function locateControl(target: EventTarget | null): ControlLocator | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls.join()) : null;
  const landmark = landmarks.find((name) => control?.closest(name));
  if (!control || !landmark) return null;
  const identity = identityOf(control);
  const isBefore = (other: HTMLElement) =>
    (other.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return { landmark, identity, index: alike(landmark, identity).filter(isBefore).length };
}

/** The control at a place of the page as it is now, if it is there. */
export function findControl({ landmark, identity, index }: ControlLocator): HTMLElement | null {
  return alike(landmark, identity)[index] ?? null;
}
