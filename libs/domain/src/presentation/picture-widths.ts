/**
 * The widths in px in which the shop's pictures are drawn and served. Of 720 are pictures as wide as a phone of 360 or
 * 412 CSS px, of 480 those half as wide on a finer screen, of 320 those on a coarser one.
 */
export const pictureWidths = [320, 480, 720, 960] as const;
