import { DELIVERY_DAYS, PROCESSING_DAYS } from './shipping-policy.ts';

const DAY_MS = 86_400_000;
/** India has one time zone and no summer time. */
const INDIA_AHEAD_OF_UTC_MS = 5.5 * 3_600_000;
const SUNDAY = 0;

/**
 * The days on which a parcel may arrive, such as `28 Nov – 3 Dec`: processed within a business day of payment, then 4 to 8
 * business days by road (specification, section 9). Business days are the company's, Monday to Saturday, in India.
 *
 * @param paidAt ms since 1970
 */
export function deliveryDates(paidAt: number): string {
  const { first, last } = deliveryDays(paidAt);
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(first, last);
}

/**
 * Whether the last of the `deliveryDates` is over in India.
 *
 * @param paidAt ms since 1970, as `now`
 */
export const areDeliveryDatesOver = (paidAt: number, now: number): boolean =>
  now + INDIA_AHEAD_OF_UTC_MS >= deliveryDays(paidAt).last + DAY_MS;

/**
 * Whether the day by whose end a parcel leaves is over in India (specification, section 9).
 *
 * @param paidAt ms since 1970, as `now`
 */
export const isDispatchDue = (paidAt: number, now: number): boolean =>
  now + INDIA_AHEAD_OF_UTC_MS >= deliveryDays(paidAt).dispatched + DAY_MS;

/** Each as its midnight in UTC. */
function deliveryDays(paidAt: number): { dispatched: number; first: number; last: number } {
  const india = paidAt + INDIA_AHEAD_OF_UTC_MS;
  const dispatched = addBusinessDays(india - (india % DAY_MS), PROCESSING_DAYS);
  return {
    dispatched,
    first: addBusinessDays(dispatched, DELIVERY_DAYS.min),
    last: addBusinessDays(dispatched, DELIVERY_DAYS.max),
  };
}

/** @param day ms since 1970, at its midnight in UTC */
function addBusinessDays(day: number, count: number): number {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached += DAY_MS;
    if (new Date(reached).getUTCDay() !== SUNDAY) left -= 1;
  }
  return reached;
}
