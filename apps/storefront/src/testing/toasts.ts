import { act } from '@testing-library/react';
import { connectToaster, type Toast } from '../shared/ui/notify.ts';

let disconnect = () => {};
/** Drops toasts of the previous test. */
beforeEach(() => connectToaster(() => {})());
afterEach(() => disconnect());

/** Collects toasts with their durations instead of showing them. */
export function collectToasts(): Toast[] {
  const toasts: Toast[] = [];
  act(() => {
    disconnect = connectToaster((toast) => void toasts.push(toast));
  });
  return toasts;
}
