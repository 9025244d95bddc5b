/**
 * The widths in px in which pictures are drawn and served: 720 for the full width of a phone of 360 to 412 CSS px at 2x,
 * 480 and 320 for half of it at 3x and 2x.
 */
export const pictureWidths = [320, 480, 720, 960] as const;
