/** A picture's width on a phone, without margins. */
export const WHOLE_PHONE = 'calc(100vw - 2rem)';

/** In two columns. */
export const HALF_OF_PHONE = 'calc(50vw - 1.5rem)';
