/** A ref that takes the focus when the focused element has gone, so that keyboard users do not start at the top. */
export function focusWhenLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
