/** Describes a control so that it can be found after a new render. */
export interface ControlLocator {
  landmark: Landmark;
  /** Link target or name, with its description: the cards of a list have equal buttons. */
  identity: string;
  /** Index among equal controls: a product can be on a page twice. */
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

/** In document order, without controls that Tab skips. */
function alike(landmark: Landmark, identity: string): HTMLElement[] {
  const selector = controls.map((control) => `${landmark} ${control}`).join();
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (control) => control.tabIndex >= 0 && identityOf(control) === identity,
  );
}

/** Locates the target's control; null outside the landmarks, as in a dialog. */
export function locateControl(target: EventTarget | null): ControlLocator | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls.join()) : null;
  const landmark = landmarks.find((name) => control?.closest(name));
  if (!control || !landmark) return null;
  const identity = identityOf(control);
  const isBefore = (other: HTMLElement) =>
    (other.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return { landmark, identity, index: alike(landmark, identity).filter(isBefore).length };
}

/** Finds a control on the current page. */
export function findControl({ landmark, identity, index }: ControlLocator): HTMLElement | null {
  return alike(landmark, identity)[index] ?? null;
}
