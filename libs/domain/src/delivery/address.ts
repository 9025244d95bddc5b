import { ownField, parseJson } from '../json/parse-json.ts';
import { NAME_MAX_LENGTH } from '../registration/check-registration.ts';
import { MOBILE_PATTERN, PINCODE_PATTERN } from '../text/digits.ts';
import { withoutInvisibleSigns } from '../text/invisible-signs.ts';

/** What a courier needs beside the selected office, in the form's order and the spelling of an order's address. */
export const addressLineNames = ['Recipient', 'Mobile', 'Line1', 'Line2', 'Landmark'] as const;

export type AddressLineName = (typeof addressLineNames)[number];

/** Who receives a parcel, at which number, house and street. A line that is not filled in is absent. */
export type AddressLines = { [Name in AddressLineName]?: string };

/** What a courier cannot do without. */
const neededAddressLines = ['Recipient', 'Mobile', 'Line1'] as const;

export type NeededAddressLine = (typeof neededAddressLines)[number];

/** The lines that a courier cannot do without, and that are not filled in. */
export const missingAddressLines = (lines: AddressLines): NeededAddressLine[] =>
  neededAddressLines.filter((name) => !lines[name]);

/** Maximum lengths in characters. A recipient may be any name that an account has. */
export const RECIPIENT_MAX_LENGTH = NAME_MAX_LENGTH;
export const ADDRESS_LINE_MAX_LENGTH = 120;

/** Any script and any sign, but no control characters. */
// oxlint-disable-next-line no-control-regex -- these are the ones that are refused
export const ADDRESS_TEXT_PATTERN = /^[^\u0000-\u001F\u007F-\u009F]+$/;

export type AddressLineReason = 'not-text' | 'too-long' | 'control-characters' | 'mobile-invalid';

export type AddressLinesCheck =
  | { ok: true; lines: AddressLines }
  | { ok: false; field: AddressLineName; reason: AddressLineReason };

/**
 * Cleans the blanks of what was typed, pasted or sent, and names the first line that cannot be used. Other fields are
 * ignored, and a line of blanks counts as not filled in. A mobile number is judged as a registration's is.
 *
 * @example checkAddressLines({ Recipient: ' Asha  Verma ', Mobile: '9000000001', Line1: ' ' })
 * // { ok: true, lines: { Recipient: 'Asha Verma', Mobile: '9000000001' } }
 */
export function checkAddressLines(typed: { readonly [Name in AddressLineName]?: unknown }): AddressLinesCheck {
  const lines: AddressLines = {};
  for (const field of addressLineNames) {
    const text = typed[field];
    if (text === undefined) continue;
    if (typeof text !== 'string') return { ok: false, field, reason: 'not-text' };
    const cleaned = cleanText(text);
    if (cleaned === '') continue;
    const reason = field === 'Mobile' ? mobileFault(cleaned) : textFault(field, cleaned);
    if (reason) return { ok: false, field, reason };
    lines[field] = cleaned;
  }
  return { ok: true, lines };
}

const cleanText = (text: string) => withoutInvisibleSigns(text).replace(/\s+/g, ' ').trim();

const mobileFault = (mobile: string): AddressLineReason | undefined =>
  MOBILE_PATTERN.test(mobile) ? undefined : 'mobile-invalid';

function textFault(field: AddressLineName, text: string): AddressLineReason | undefined {
  if (!ADDRESS_TEXT_PATTERN.test(text)) return 'control-characters';
  const limit = field === 'Recipient' ? RECIPIENT_MAX_LENGTH : ADDRESS_LINE_MAX_LENGTH;
  return [...text].length > limit ? 'too-long' : undefined;
}

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
export function plainOffice({ Name, State, Country, Pincode }: SelectedOffice): SelectedOffice {
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
  if (!PINCODE_PATTERN.test(Pincode)) {
    return { ok: false, reason: 'pincode-invalid' };
  }
  const check = checkAddressLines(
    Object.fromEntries(addressLineNames.map((field) => [field, ownField(address, field)])),
  );
  return check.ok ? { ok: true, address: { Name, State, Country, Pincode, ...check.lines } } : check;
}
