import { expandPostOffices } from './expand-post-offices.ts';
import { postOffices as spellOut } from './post-offices.seed.ts';

const postOffices = spellOut();
const pincodes = [...new Set(postOffices.map(({ Pincode }) => Pincode))];
const officesByPin = new Map(pincodes.map((pin) => [pin, postOffices.filter(({ Pincode }) => Pincode === pin)]));

describe('the sample of post offices', () => {
  it('covers all 28 states and 8 union territories', () => {
    expect(new Set(postOffices.map(({ State }) => State)).size).toBe(36);
  });

  it('has each PIN code in one state, with a delivering office and unique office names', () => {
    for (const [pin, offices] of officesByPin) {
      const states = new Set(offices.map(({ State }) => State));
      const names = new Set(offices.map(({ Name }) => Name));
      const isServed = offices.some((office) => office.DeliveryStatus === 'Delivery');
      expect([pin, states.size, names.size, isServed]).toEqual([pin, 1, offices.length, true]);
    }
  });
});

describe('a table of post offices', () => {
  const heading = '# Kerala | Kerala | Kochi';

  it.each`
    line                        | table
    ${'a row before a heading'} | ${'682001 Ernakulam: Kochi HO'}
    ${'a PIN of five digits'}   | ${`${heading}\n68200 Ernakulam: Kochi HO`}
    ${'an office without kind'} | ${`${heading}\n682001 Ernakulam: Kochi HO, Fort Kochi`}
    ${'a row without offices'}  | ${`${heading}\n682001 Ernakulam`}
  `('is rejected for $line', ({ table }: { table: string }) => {
    expect(() => expandPostOffices(table)).toThrow(/68200/);
  });
});
