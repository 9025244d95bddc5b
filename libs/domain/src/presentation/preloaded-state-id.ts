/** The element that holds, as JSON, what a prerendered page brings besides its markup. */
export const PRELOADED_STATE_ID = 'preloaded-state';
