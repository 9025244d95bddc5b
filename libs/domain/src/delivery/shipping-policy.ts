/** Where parcels go to, by ISO 3166 (specification, section 9: within India). */
export const SHIPPING_COUNTRY = 'IN';

/** From payment to dispatch, in business days (specification, section 9). */
export const PROCESSING_DAYS = 1;

/** By road within India, in business days; nothing ships abroad (specification, section 9). */
export const DELIVERY_DAYS = { min: 4, max: 8 } as const;

/** Handling charge of business owners for a replacement, in percent, plus logistics (specification, sections 6 and 9). */
export const REPLACEMENT_HANDLING_PERCENT = 10;
