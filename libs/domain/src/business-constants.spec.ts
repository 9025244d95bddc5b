import { FREE_SHIPPING_ABOVE, SHIPPING_CHARGE } from './cart/shipping.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from './cart/quantity.ts';
import { PINCODE_LENGTH } from './delivery/pincode.ts';
import { DELIVERY_DAYS, PROCESSING_DAYS, REPLACEMENT_HANDLING_PERCENT } from './delivery/shipping-policy.ts';
import { toRupees } from './money/paise.ts';
import { CAROUSEL_INTERVAL_MS, SWIPE_THRESHOLD_PX } from './presentation/carousel.ts';
import { MOBILE_LENGTH, PASSWORD_MIN_LENGTH } from './registration/check-registration.ts';

describe('the business constants of the specification, section 9', () => {
  it('are what it says', () => {
    expect([QUANTITY_MIN, QUANTITY_MAX]).toEqual([1, 40]);
    expect([PINCODE_LENGTH, MOBILE_LENGTH, PASSWORD_MIN_LENGTH]).toEqual([6, 10, 6]);
    expect([toRupees(SHIPPING_CHARGE), toRupees(FREE_SHIPPING_ABOVE)]).toEqual([100, 1500]);
    expect([PROCESSING_DAYS, DELIVERY_DAYS.min, DELIVERY_DAYS.max]).toEqual([1, 4, 8]);
    expect(REPLACEMENT_HANDLING_PERCENT).toBe(10);
    expect([CAROUSEL_INTERVAL_MS, SWIPE_THRESHOLD_PX]).toEqual([5000, 40]);
  });
});
