import { ownField, parseJson } from '../json/parse-json.ts';
import { isPincode } from './pincode.ts';

/** The delivery location the shopper chose, spelt as the postal service spells it (specification, section 3). */
export interface SelectedOffice {
  Name: string;
  State: string;
  Country: string;
  Pincode: string;
}

/** The longest JSON text of an office that an order takes, in characters. */
export const ADDRESS_MAX_LENGTH = 1000;

export type AddressReading =
  { ok: true; office: SelectedOffice } | { ok: false; reason: 'not-json' | 'incomplete' | 'pincode-invalid' };

/** The chosen office without everything else that the postal record carries. */
export function selectOffice({ Name, State, Country, Pincode }: SelectedOffice): SelectedOffice {
  return { Name, State, Country, Pincode };
}

/** As the header shows the chosen location: `{Name},{Pincode}`, without a space. */
export function officeLabel({ Name, Pincode }: Pick<SelectedOffice, 'Name' | 'Pincode'>): string {
  return `${Name},${Pincode}`;
}

/**
 * Reads an order's address: the JSON text of the selected office. Fields beyond its four are ignored.
 *
 * Refused as `not-json`; as `incomplete` when a field is missing or no text, or the name is blank; as `pincode-invalid`.
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

/**
 * The delivery location from browser storage; a damaged one counts as none, and the shopper chooses again.
 *
 * @param text the value under the storage key `selectedOffice`; null when there is none
 */
export function readStoredOffice(text: string | null): SelectedOffice | null {
  if (text === null) {
    return null;
  }
  const reading = readAddress(text);
  return reading.ok ? reading.office : null;
}
