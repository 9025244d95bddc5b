import { readPincodeReply, type PincodeReply } from '@shop/domain/delivery/read-pincode-reply';
import { readStoredOffice, type SelectedOffice } from '@shop/domain/delivery/selected-office';

export interface FoundOffice {
  office: SelectedOffice;
  district: string;
}

export type LookupReading =
  { ok: true; offices: FoundOffice[] } | { ok: false; reason: 'unknown-status' | 'unreadable' };

const isReply = (value: unknown): value is PincodeReply<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'Status' in value &&
  typeof value.Status === 'string' &&
  (!('PostOffice' in value) || value.PostOffice === null || Array.isArray(value.PostOffice));

const districtOf = (record: unknown): string =>
  typeof record === 'object' && record !== null && 'District' in record && typeof record.District === 'string'
    ? record.District
    : '';

/**
 * Validates the postal service's response; records unusable as an address are left out. `unreadable`: not a list of
 * replies; `unknown-status`: Status is neither Success nor Error.
 */
export function readLookup(body: unknown): LookupReading {
  if (!Array.isArray(body) || !body.every(isReply)) {
    return { ok: false, reason: 'unreadable' };
  }
  const reading = readPincodeReply(body);
  if (!reading.ok) {
    return reading;
  }
  const offices = reading.offices.flatMap((record) => {
    const office = readStoredOffice(JSON.stringify(record));
    return office ? [{ office, district: districtOf(record) }] : [];
  });
  return { ok: true, offices };
}
