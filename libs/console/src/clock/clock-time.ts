const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** The time of day where the reader is. @param at ISO 8601 */
export const clockTime = (at: string): string => time.format(new Date(at));

/** Date and time where the reader is. @param at ISO 8601, or milliseconds since 1970 */
export const dayAndTime = (at: string | number): string => dateAndTime.format(new Date(at));
