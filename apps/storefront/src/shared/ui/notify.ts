import { toastDurations } from './toast-durations.ts';

export interface Toast {
  type: 'success' | 'info' | 'warning' | 'error';
  title: string;
  description?: string;
  /** In ms; the default toast's when left out. */
  duration?: number;
  action?: { label: string; onClick: () => void };
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

/** Shows a toast at the top of the page. */
export function notify(toast: Toast): void {
  const others = toasts.filter(({ group }) => group === undefined || group !== toast.group);
  setToasts([...others, { duration: toastDurations.default, ...toast, id: ++lastId }]);
}

export const closeToast = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id));

/** The open toasts, oldest first. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  now: () => toasts,
};
