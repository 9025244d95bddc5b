/**
 * The widths in px in which pictures are served, as far as pages ask for them: 720 for the full width of a phone of 360 to 412 CSS px at 2x,
 * 480 and 320 for half of it at 3x and 2x.
 */
export const pictureWidths = [320, 480, 720, 960] as const;
