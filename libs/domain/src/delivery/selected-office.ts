import { ownField, parseJson } from '../json/parse-json.ts';
import { isPincode } from './pincode.ts';

/** The chosen delivery location, in the postal service's spelling (specification, section 3). */
export interface SelectedOffice {
  Name: string;
  State: string;
  Country: string;
  Pincode: string;
}

/** Maximum length of an order's address (the JSON of an office), in characters. */
export const ADDRESS_MAX_LENGTH = 1000;

export type AddressReading =
  | { ok: true; office: SelectedOffice }
  | { ok: false; reason: 'not-json' | 'incomplete' | 'pincode-invalid' };

/** The office without the postal record's other fields. */
export function selectOffice({ Name, State, Country, Pincode }: SelectedOffice): SelectedOffice {
  return { Name, State, Country, Pincode };
}

/** The header's text: `{Name},{Pincode}`, without a space. */
export function officeLabel({ Name, Pincode }: Pick<SelectedOffice, 'Name' | 'Pincode'>): string {
  return `${Name},${Pincode}`;
}

/**
 * Reads an order's address: the JSON of the selected office. Other fields are ignored.
 *
 * Refused as `not-json`, as `incomplete` (a field is missing or not a string, or the name is blank), or as
 * `pincode-invalid`.
 */
export function readAddress(text: string): AddressReading {
  const address = parseJson(text);
  if (!address.ok) {
    return { ok: false, reason: 'not-json' };
  }
  const [Name, State, Country, Pincode] = ['Name', 'State', 'Country', 'Pincode'].map((field) =>
    ownField(address.value, field),
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
  return isPincode(Pincode)
    ? { ok: true, office: { Name, State, Country, Pincode } }
    : { ok: false, reason: 'pincode-invalid' };
}
