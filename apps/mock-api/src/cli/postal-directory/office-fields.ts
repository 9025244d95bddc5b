import type { PostOffice } from '@shop/api-contract/model';

import type { Column } from './columns.ts';

/** An office's record without name and PIN code; thousands of offices share it. */
export type Surroundings = Omit<PostOffice, 'Name' | 'Pincode'>;

/** The lookup service's value for missing data. */
const NOT_AVAILABLE = 'NA';

const kinds: Readonly<Record<string, string>> = {
  HO: 'Head Post Office',
  GPO: 'Head Post Office',
  SO: 'Sub Post Office',
  PO: 'Sub Post Office',
  BO: 'Branch Post Office',
};

/** ` B.O`, ` S.O`, ` H.O` or ` P.O`, at the end or before a town in brackets. */
const KIND_IN_NAME = /\s+([BSHP])\.?\s?O\.?(?=\s*(?:$|\())/i;
const TITLE_OF_AREA = /\s+(?:circle|region|division)\s*$/i;

/** The directory writes `Kothimir B.O`, the lookup service `Kothimir`. */
export function officeName(field: string): string {
  const name = tidy(field);
  return name.replace(KIND_IN_NAME, '') || name;
}

/**
 * Converts the directory's spelling to that of India's lookup service:
 * `UTTAR PRADESH` is `Uttar Pradesh`, `BO` is `Branch Post Office`, `Kanpur Region` is `Kanpur`.
 */
export function surroundings(field: (column: Column) => string): Surroundings {
  return {
    Description: null,
    BranchType: branchType(field('BranchType'), field('Name')),
    DeliveryStatus: deliveryStatus(field('DeliveryStatus')),
    Circle: area(field('Circle')),
    District: place(field('District')),
    Division: area(field('Division')),
    Region: area(field('Region')),
    Block: place(field('Block')),
    State: place(field('State')),
    Country: 'India',
  };
}

function branchType(type: string, name: string): string {
  const letters = type.toUpperCase().replace(/[^A-Z]/g, '');
  const kind = letters === '' ? `${KIND_IN_NAME.exec(tidy(name))?.[1]?.toUpperCase() ?? ''}O` : letters;
  return kinds[kind] ?? (tidy(type) || NOT_AVAILABLE);
}

function deliveryStatus(field: string): string {
  const text = tidy(field);
  if (text === '') return NOT_AVAILABLE;
  return /^non/i.test(text) ? 'Non-Delivery' : 'Delivery';
}

const area = (field: string) => place(field.replace(TITLE_OF_AREA, ''));

function place(field: string): string {
  const text = tidy(field);
  // Mixed case was typed by hand and stays unchanged.
  if (text === '' || text === NOT_AVAILABLE || text !== text.toUpperCase()) return text || NOT_AVAILABLE;
  return text
    .toLowerCase()
    .replace(/(^|[\s(.&-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\s(And|Of|The)(?=\s)/g, (word) => word.toLowerCase());
}

const tidy = (field: string) => field.trim().replace(/\s+/g, ' ');
