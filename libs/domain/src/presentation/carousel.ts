/** How long a slide stays, in ms (specification, section 9). */
export const CAROUSEL_INTERVAL_MS = 5000;

/** A swipe counts when it is longer than this, in CSS pixels (specification, sections 4 and 9). */
export const SWIPE_THRESHOLD_PX = 40;
