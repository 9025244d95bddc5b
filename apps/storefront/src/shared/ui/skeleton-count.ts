/** Placeholders shown while a list loads (specification, section 9). */
export const SKELETON_COUNT = 6;
