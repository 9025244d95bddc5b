/** India's time, everywhere. */
const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/**
 * Formats an order's time; invalid dates are shown as they are.
 *
 * @param createdAt ISO 8601; what is none is shown as it came
 */
export function orderTime(createdAt: string): string {
  const time = new Date(createdAt);
  return Number.isNaN(time.getTime()) ? createdAt : format.format(time);
}
