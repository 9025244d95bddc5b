import { NAME_MAX_LENGTH } from '../registration/check-registration.ts';
import { MOBILE_PATTERN } from '../text/digits.ts';
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
