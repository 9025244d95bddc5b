/** The User Timing mark that the page sets when it is hydrated. */
export const HYDRATED_MARK = 'shop-hydrated';
