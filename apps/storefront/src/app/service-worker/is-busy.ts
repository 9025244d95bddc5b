import { PAYMENT_LOCK } from '../../features/checkout/payment.slice.ts';

const typedFields = 'form textarea, form input:not([type="checkbox"], [type="radio"], [type="hidden"])';

/** Whether a reload would lose something: a payment in any tab, an open dialog, a started form. */
export async function isBusy(): Promise<boolean> {
  if (document.querySelector('[role="dialog"][data-state="open"]')) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields);
  if ([...fields].some(({ value }) => value !== '')) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === PAYMENT_LOCK);
}
