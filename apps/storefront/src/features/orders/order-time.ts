/** India's time wherever the shopper is: the shop's day decides when an order was made. */
const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** When an order was made, for people. @param createdAt ISO 8601; what is none is shown as it came */
export function orderTime(createdAt: string): string {
  const time = new Date(createdAt);
  return Number.isNaN(time.getTime()) ? createdAt : format.format(time);
}
