/** How wide a picture is on a phone, beside the page's margins. */
export const WHOLE_PHONE = 'calc(100vw - 2rem)';

/** And in one of two columns. */
export const HALF_OF_PHONE = 'calc(50vw - 1.5rem)';
