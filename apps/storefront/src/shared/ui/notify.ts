/** How long a toast stays, in ms (specification, section 9). */
export const toastDurations = {
  default: 5000,
  quantityWarning: 2000,
  cartSuccess: 1000,
  login: 2000,
  lookupError: 9000,
  /** Ours: time for an undo. */
  undo: 8000,
} as const;

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

export function notify(toast: Toast): void {
  const others = toasts.filter(({ group }) => group === undefined || group !== toast.group);
  setToasts([...others, { duration: toastDurations.default, ...toast, id: ++lastId }]);
}

export const closeToast = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id));

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  now: () => toasts,
};
