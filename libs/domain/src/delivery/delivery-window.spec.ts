import { areDeliveryDatesOver, deliveryDates, isDispatchDue } from './delivery-window.ts';

it.each([
  ['2026-11-23T10:00+05:30', 'on a Monday', '28 Nov – 3 Dec'],
  ['2026-11-28T10:00+05:30', 'on a Saturday, before a Sunday', '4–9 Dec'],
  ['2026-11-29T10:00+05:30', 'on a Sunday', '4–9 Dec'],
  ['2026-11-23T18:29:59.999Z', 'a moment before India’s Tuesday', '28 Nov – 3 Dec'],
  ['2026-11-23T18:30Z', 'as India’s Tuesday begins', '30 Nov – 4 Dec'],
])('a parcel that is paid at %s, %s, arrives %s', (paidAt, _, dates) => {
  expect(deliveryDates(Date.parse(paidAt)).replaceAll(/\s/g, ' ')).toBe(dates);
});

it.each([
  ['2026-12-03T18:29:59.999Z', false],
  ['2026-12-03T18:30Z', true],
])('the dates of a parcel that may arrive up to 3 Dec are over in India at %s: %s', (now, isOver) => {
  expect(areDeliveryDatesOver(Date.parse('2026-11-23T10:00+05:30'), Date.parse(now))).toBe(isOver);
});

it.each([
  ['2026-11-28T10:00+05:30', '2026-11-30T18:29:59.999Z', false],
  ['2026-11-28T10:00+05:30', '2026-11-30T18:30Z', true],
])('whether a parcel that is paid on Saturday, %s, should have left at %s: %s', (paidAt, now, isDue) => {
  expect(isDispatchDue(Date.parse(paidAt), Date.parse(now))).toBe(isDue);
});
