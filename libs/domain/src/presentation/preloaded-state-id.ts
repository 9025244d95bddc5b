/** Id of the element with a prerendered page's state, as JSON. */
export const PRELOADED_STATE_ID = 'preloaded-state';
