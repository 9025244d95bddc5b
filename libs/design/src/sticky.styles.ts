/** The height of the notices at the foot of the screen. */
export const NOTICES_HEIGHT = '--shop-notices-height';
