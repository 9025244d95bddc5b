/** India's time, everywhere. */
const timeZone = 'Asia/Kolkata';
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone });

const read = (createdAt: string, format: Intl.DateTimeFormat): string | null => {
  const at = new Date(createdAt);
  return Number.isNaN(at.getTime()) ? null : format.format(at);
};

/** @param createdAt ISO 8601; what is none is shown as it came */
export const orderDate = (createdAt: string): string => read(createdAt, date) ?? createdAt;

/** Empty where the date has none. */
export const timeOfDay = (createdAt: string): string => read(createdAt, time) ?? '';

export const orderTime = (createdAt: string): string =>
  [orderDate(createdAt), timeOfDay(createdAt)].filter(Boolean).join(', ');
