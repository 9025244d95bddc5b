import type { PostOffice } from '@shop/api-contract/model';

/** The postal service's office types; ND is a sub office that does not deliver. */
const kinds = {
  HO: { BranchType: 'Head Post Office', DeliveryStatus: 'Delivery' },
  SO: { BranchType: 'Sub Post Office', DeliveryStatus: 'Delivery' },
  BO: { BranchType: 'Branch Post Office', DeliveryStatus: 'Delivery' },
  ND: { BranchType: 'Sub Post Office', DeliveryStatus: 'Non-Delivery' },
} as const;

const HEADING = /^# (?<State>[^|]+) \| (?<Circle>[^|]+) \| (?<Region>[^|]+)$/;
const ROW = /^(?<Pincode>\d{6}) (?<District>[^:]+): (?<offices>.+)$/;
const OFFICE = /^(?<Name>.+) (?<kind>HO|SO|BO|ND)$/;

/**
 * Expands a compact table of post offices.
 *
 * A heading `# State | Circle | Region` applies to the rows below it; a row is `PIN District: Office KIND, Office KIND`.
 * The division is set to the district, and the block to the row's first office.
 *
 * @throws Error with the invalid line
 */
export function expandPostOffices(table: string): PostOffice[] {
  const offices: PostOffice[] = [];
  let heading: Record<string, string> | undefined;

  for (const line of table.split('\n').filter((text) => text.trim() !== '')) {
    const newHeading = HEADING.exec(line)?.groups;
    if (newHeading) {
      heading = newHeading;
      continue;
    }
    offices.push(...officesOfRow(line, heading));
  }
  return offices;
}

function officesOfRow(line: string, heading: Record<string, string> | undefined): PostOffice[] {
  const row = ROW.exec(line)?.groups;
  const named = row?.offices?.split(', ').map((text) => OFFICE.exec(text)?.groups);
  const block = named?.[0]?.Name;
  if (!heading || !row || !named || !block) throw new Error(`Not a row of post offices: ${line}`);

  return named.map((office) => {
    if (!office) throw new Error(`An office without its kind: ${line}`);
    return {
      Name: office.Name ?? '',
      Description: null,
      ...kinds[office.kind as keyof typeof kinds],
      Circle: heading.Circle ?? '',
      District: row.District ?? '',
      Division: row.District ?? '',
      Region: heading.Region ?? '',
      Block: block,
      State: heading.State ?? '',
      Country: 'India',
      Pincode: row.Pincode ?? '',
    };
  });
}
