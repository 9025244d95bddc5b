import { closeToast, toastStore, type Toast } from '@shop/design/toasts';

let unsubscribe = () => {};
afterEach(() => unsubscribe());

/** Collects toasts with their durations instead of showing them. */
export function collectToasts(): Toast[] {
  const toasts: Toast[] = [];
  unsubscribe = toastStore.subscribe(() => {
    for (const { id, ...toast } of toastStore.now()) {
      toasts.push(toast);
      closeToast(id);
    }
  });
  return toasts;
}
