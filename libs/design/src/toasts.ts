/** The id of the live region of toasts, which stays usable while a dialog is open. */
export const TOASTS_ID = 'toasts';

/** How long a toast stays, in ms (specification, section 9). */
const DEFAULT_DURATION = 5000;

export interface Toast {
  type: 'success' | 'info' | 'warning' | 'error';
  title: string;
  description?: string;
  /** In ms; 5 seconds when left out. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /** The bottom when left out, above the bars that stand there. */
  place?: 'top';
  /** A toast replaces the previous one of its group, so that rapid taps do not pile up. */
  group?: string;
}

export type OpenToast = Toast & { id: number; duration: number };

let toasts: readonly OpenToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly OpenToast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

export function notify(toast: Toast): void {
  const others = toasts.filter(({ group }) => group === undefined || group !== toast.group);
  setToasts([...others, { duration: DEFAULT_DURATION, ...toast, id: ++lastId }]);
}

export const closeToast = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id));

/** Closes what a later event has made untrue. */
export const closeToastsOf = (group: string): void => setToasts(toasts.filter((toast) => toast.group !== group));

/** The button of the latest toast's action. */
export const toastAction = (): HTMLElement | null =>
  Array.from(document.querySelectorAll<HTMLElement>(`#${TOASTS_ID} [data-action]`)).at(-1) ?? null;

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  now: () => toasts,
};
