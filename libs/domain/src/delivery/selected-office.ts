import { ownField, parseJson } from '../json/parse-json.ts';
import { isPincode } from '../text/digits.ts';
import { addressLineNames, checkAddressLines, type AddressLines, type AddressLinesCheck } from './address-lines.ts';

/** The chosen delivery location, in the postal service's spelling (specification, section 3). */
export interface SelectedOffice {
  Name: string;
  State: string;
  Country: string;
  Pincode: string;
}

/** Where an order goes: the selected office, and the lines that the courier needs beside it. */
export type DeliveryAddress = SelectedOffice & AddressLines;

/** Maximum length of an order's address (the JSON of a {@link DeliveryAddress}), in characters, with room for escapes. */
export const ADDRESS_MAX_LENGTH = 8000;

export type AddressReading =
  | { ok: true; address: DeliveryAddress }
  | { ok: false; reason: 'not-json' | 'incomplete' | 'pincode-invalid' }
  | Extract<AddressLinesCheck, { ok: false }>;

/** The office without the postal record's other fields. */
export function selectOffice({ Name, State, Country, Pincode }: SelectedOffice): SelectedOffice {
  return { Name, State, Country, Pincode };
}

/** The header's text: `{Name},{Pincode}`, without a space. */
export function officeLabel({ Name, Pincode }: Pick<SelectedOffice, 'Name' | 'Pincode'>): string {
  return `${Name},${Pincode}`;
}

/** Whether a parcel goes to the same door. What is written in another way, such as with more blanks, is the same. */
export function isSameAddress(one: DeliveryAddress, other: DeliveryAddress): boolean {
  const [known, asked] = [one, other].map((address) => readAddress(JSON.stringify(address)));
  return JSON.stringify(known) === JSON.stringify(asked);
}

/** Where these orders went, each door once, in the order of the list. */
export const addressesOfOrders = <Address extends DeliveryAddress>(
  orders: readonly { deliver_to?: Address | undefined }[],
): Address[] =>
  orders
    .flatMap(({ deliver_to: to }) => to ?? [])
    .filter((to, index, all) => all.findIndex((other) => isSameAddress(other, to)) === index);

/**
 * Reads an order's address: the JSON of the selected office and of the address lines, which are cleaned. Other fields are
 * ignored.
 *
 * Refused as `not-json`, as `incomplete` (a field of the office is missing or not a string, or the name is blank), as
 * `pincode-invalid`, or by the first line that cannot be used.
 */
export function readAddress(text: string): AddressReading {
  const address = parseJson(text);
  if (address === undefined) {
    return { ok: false, reason: 'not-json' };
  }
  const [Name, State, Country, Pincode] = ['Name', 'State', 'Country', 'Pincode'].map((field) =>
    ownField(address, field),
  );
  const isComplete =
    typeof Name === 'string' &&
    Name.trim() !== '' &&
    typeof State === 'string' &&
    typeof Country === 'string' &&
    typeof Pincode === 'string';
  if (!isComplete) {
    return { ok: false, reason: 'incomplete' };
  }
  if (!isPincode(Pincode)) {
    return { ok: false, reason: 'pincode-invalid' };
  }
  const check = checkAddressLines(
    Object.fromEntries(addressLineNames.map((field) => [field, ownField(address, field)])),
  );
  return check.ok ? { ok: true, address: { Name, State, Country, Pincode, ...check.lines } } : check;
}
