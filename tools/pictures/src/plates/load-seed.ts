import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { designPack } from '../packs/design-pack.ts';
import type { Pack } from '../packs/pack.ts';
import type { Plate, VesselName } from './plate.ts';

/** An offer's picture: the file's name, and the packs in it. */
interface OfferPlate {
  readonly file: string;
  readonly slug: string;
  readonly pieces: number;
}

/** The input of the pictures. */
export interface Seed {
  readonly packs: readonly Pack[];
  readonly offers: readonly OfferPlate[];
}

const catalogue = '../../apps/mock-api/src/features/catalogue';

/** Designs every pack, in the seed's order: a pack's look depends on those of its kind before it. */
export function designPacks(plates: readonly Plate[]): Pack[] {
  const counts = new Map<VesselName, number>();
  return plates.map((plate) => {
    const rank = counts.get(plate.vessel) ?? 0;
    counts.set(plate.vessel, rank + 1);
    return designPack(plate, rank);
  });
}

/**
 * Reads the shop's seed, given by its path and not imported, because
 * tools do not depend on apps.
 */
export async function loadSeed(folder = catalogue): Promise<Seed> {
  const read = async (file: string): Promise<unknown> => import(pathToFileURL(resolve(folder, file)).href);
  const { plates } = (await read('plates.seed.ts')) as { plates: readonly Plate[] };
  const { offerSeeds } = (await read('offer-seeds.ts')) as { offerSeeds: readonly { slug: string; pieces: number }[] };
  return {
    packs: designPacks(plates),
    offers: offerSeeds.map(({ slug, pieces }) => ({
      file: plates.find((plate) => plate.slug === slug)?.folder ?? slug,
      slug,
      pieces,
    })),
  };
}
