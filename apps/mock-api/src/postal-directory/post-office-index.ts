import type { PostOffice } from '@shop/api-contract/model';

import type { Surroundings } from './office-fields.ts';

export interface PostOfficeIndex {
  readonly offices: number;
  readonly pincodes: number;
  /** All offices of a PIN code, in the order they were added. */
  officesWithPincode(pincode: string): PostOffice[];
}

export interface PostOfficeIndexBuilder {
  add(pincode: number, name: string, surroundings: Surroundings): void;
  build(): PostOfficeIndex;
}

/** India has 165,000; codes of six digits times this stay exact. */
const MOST_OFFICES = 2 ** 32;

/**
 * Collects post offices in columns of numbers and one run of bytes: the whole of India takes some 5 MB and next to no
 * objects, where a record for each office would take ten times that.
 */
export function createPostOfficeIndex(): PostOfficeIndexBuilder {
  const shared: Surroundings[] = [];
  const numberOf = new Map<Surroundings, number>();
  const codes: number[] = [];
  const places: number[] = [];
  const ends: number[] = [];
  let names = Buffer.allocUnsafe(64 * 1024);
  let used = 0;

  function keepName(name: string): void {
    const length = Buffer.byteLength(name);
    if (used + length > names.length) names = Buffer.concat([names], 2 * (used + length));
    used += names.write(name, used);
    ends.push(used);
  }

  return {
    add(pincode, name, surroundings) {
      let number = numberOf.get(surroundings);
      if (number === undefined) {
        number = shared.push(surroundings) - 1;
        numberOf.set(surroundings, number);
      }
      codes.push(pincode);
      places.push(number);
      keepName(name);
    },
    build() {
      // Code and office as one number: sorted without a comparison, a hundred thousand take a few milliseconds.
      const sorted = Float64Array.from(codes, (code, office) => code * MOST_OFFICES + office).sort();
      const order = Uint32Array.from(sorted, (both) => both % MOST_OFFICES);
      return indexOf({
        sortedCodes: order.map((office) => codes[office]!),
        order,
        places: Uint32Array.from(places),
        ends: Uint32Array.from(ends),
        names: Buffer.from(names.subarray(0, used)),
        shared,
      });
    },
  };
}

interface Table {
  /** PIN codes, ascending. */
  readonly sortedCodes: Uint32Array;
  /** Which office stands at that place of `sortedCodes`. */
  readonly order: Uint32Array;
  readonly places: Uint32Array;
  /** Where each office's name ends in `names`. */
  readonly ends: Uint32Array;
  readonly names: Buffer;
  readonly shared: readonly Surroundings[];
}

function indexOf({ sortedCodes, order, places, ends, names, shared }: Table): PostOfficeIndex {
  return {
    offices: order.length,
    pincodes: sortedCodes.reduce((count, code, at) => count + (code === sortedCodes[at - 1] ? 0 : 1), 0),
    officesWithPincode(pincode) {
      const code = Number(pincode);
      const found: PostOffice[] = [];
      for (let at = firstAt(sortedCodes, code); sortedCodes[at] === code; at += 1) {
        const office = order[at]!;
        const Name = names.toString('utf8', office === 0 ? 0 : ends[office - 1], ends[office]);
        found.push({ Name, ...shared[places[office]!]!, Pincode: pincode });
      }
      return found;
    },
  };
}

function firstAt(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
