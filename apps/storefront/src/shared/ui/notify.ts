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

type Show = (toast: Required<Pick<Toast, 'duration'>> & Toast) => void;

let show: Show | undefined;
let waiting: Toast[] = [];
const askers = new Set<() => void>();

const complete = (toast: Toast) => ({ duration: toastDurations.default, ...toast });

/** Shows a toast at the top of the page. The toaster itself is loaded with the first one. */
export function notify(toast: Toast): void {
  if (show) return show(complete(toast));
  waiting = [...waiting, toast];
  askers.forEach((ask) => ask());
}

/** Whether a toast waits for the toaster to load. */
export const toasterStore = {
  subscribe: (ask: () => void) => {
    askers.add(ask);
    return () => void askers.delete(ask);
  },
  isWanted: () => show !== undefined || waiting.length > 0,
};

/** Connects the loaded toaster and shows waiting toasts. @returns a function that disconnects it */
export function connectToaster(shower: Show): () => void {
  show = shower;
  waiting.forEach((toast) => shower(complete(toast)));
  waiting = [];
  return () => {
    show = undefined;
  };
}
