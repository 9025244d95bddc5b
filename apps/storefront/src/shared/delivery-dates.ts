import { deliveryWindow } from '@shop/domain/delivery/delivery-window';

/** The days on which a parcel may arrive, such as `28 Nov – 3 Dec`. @param paidAt ms since 1970 */
export function deliveryDates(paidAt: number): string {
  const { earliest, latest } = deliveryWindow(paidAt);
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
    earliest,
    latest,
  );
}
