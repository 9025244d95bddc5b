/** Signs without a picture: writing directions around copied numbers, soft hyphens, blanks without width. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A copied text without what nobody sees of it; the joiners of Indian scripts stay. */
export const withoutInvisibleSigns = (text: string): string => text.replace(INVISIBLE, '');
