import { act } from '@testing-library/react';
import { connectToaster, type Toast } from '../shared/ui/notify.ts';

let disconnect = () => {};
/** What still waits for the toaster is the test's before: it must not appear in this one. */
beforeEach(() => connectToaster(() => {})());
afterEach(() => disconnect());

/** From now on collects the toasts of what is already rendered, with their durations, instead of showing them. */
export function collectToasts(): Toast[] {
  const toasts: Toast[] = [];
  act(() => {
    disconnect = connectToaster((toast) => void toasts.push(toast));
  });
  return toasts;
}
