const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** The local time of day. @param at ISO 8601 */
export const clockTime = (at: string): string => time.format(new Date(at));

/** The local date and time. @param at ISO 8601, or milliseconds since 1970 */
export const dayAndTime = (at: string | number): string => dateAndTime.format(new Date(at));
