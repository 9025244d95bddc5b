/** In the browser's own timeline (User Timing): from here on the page answers to everything. */
export const HYDRATED_MARK = 'shop-hydrated';
