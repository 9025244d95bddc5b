import type { Order } from '@shop/api-contract/model';
import { areDeliveryDatesOver, deliveryDates } from '@shop/domain/delivery/delivery-window';
import { ordersMessages as messages } from './orders.messages.ts';

/** India's time, everywhere. */
const timeZone = 'Asia/Kolkata';
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone });

const read = (createdAt: string, format: Intl.DateTimeFormat): string | null => {
  const at = new Date(createdAt);
  return Number.isNaN(at.getTime()) ? null : format.format(at);
};

/** @param createdAt ISO 8601; what is none is shown as it came */
export const orderDate = (createdAt: string): string => read(createdAt, date) ?? createdAt;

/** Empty where the date has none. */
export const timeOfDay = (createdAt: string): string => read(createdAt, time) ?? '';

export const orderTime = (createdAt: string): string =>
  [orderDate(createdAt), timeOfDay(createdAt)].filter(Boolean).join(', ');

/** @param now for an order whose time cannot be read, in ms */
export const orderedAt = (createdAt: string, now: number) => Date.parse(createdAt) || now;

/**
 * Such as `Arrives 2–7 Dec`; null of an order that is not paid, and once these days are over, for nobody tells whether it has
 * come.
 */
export function arrivalOf({ created_at, payment_status }: Order, now: number): string | null {
  const at = orderedAt(created_at, now);
  return payment_status === 'paid' && !areDeliveryDatesOver(at, now) ? messages.arrives(deliveryDates(at)) : null;
}
