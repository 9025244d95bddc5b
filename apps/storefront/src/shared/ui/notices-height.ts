/** Custom property with the height of the notices. */
export const NOTICES_HEIGHT = '--shop-notices-height';

/** Offset of bars above the notices. */
export const ABOVE_NOTICES = `var(${NOTICES_HEIGHT}, 0px)`;
