const PREFIX = 'VV';
const FIRST = 100001;

/** The customer id that people see: VV100001 for the first customer. */
export function customerId(number: number): string {
  return `${PREFIX}${FIRST - 1 + number}`;
}

/** The number of a customer id in any case; undefined for any other text. */
export function customerNumber(id: string): number | undefined {
  const [, digits] = /^VV([0-9]{6,12})$/i.exec(id) ?? [];
  const number = Number(digits) - FIRST + 1;
  return number >= 1 ? number : undefined;
}
