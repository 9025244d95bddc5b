/** Duration of a slide in ms (specification, section 9). */
export const CAROUSEL_INTERVAL_MS = 5000;

/** Minimum length of a swipe in CSS pixels (specification, sections 4 and 9). */
export const SWIPE_THRESHOLD_PX = 40;
