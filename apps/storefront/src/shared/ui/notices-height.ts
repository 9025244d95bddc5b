/** Custom property: how high the shop's notices at the foot of the screen are. */
export const NOTICES_HEIGHT = '--shop-notices-height';

/** Where bars stick that stand above the notices. */
export const ABOVE_NOTICES = `var(${NOTICES_HEIGHT}, 0px)`;
