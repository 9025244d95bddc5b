import type { Pack } from '../packs/pack.ts';
import type { PlantName } from '../plants/plants.ts';

/** The brand as printed on packs. */
export const brandLine = 'VANAVEDA';

/** `PLATE 046` */
export const plateLine = ({ plate }: Pack) => `PLATE ${plateNumber(plate.plate)}`;

/** `046` */
export const plateNumber = (plate: number) => String(plate).padStart(3, '0');

/** The plants of a pack, most important first. */
export const plantsOf = ({ plate }: Pack): PlantName[] => plate.ingredients.map(({ plant }) => plant);

/** The plant on the label. */
export function mainPlant({ plate }: Pack): PlantName {
  const [first] = plate.ingredients;
  if (!first) throw new Error(`${plate.slug} has no plant.`);
  return first.plant;
}

/** `Also: water, plant gum`; empty without other ingredients. */
export const alsoLine = ({ plate }: Pack) => (plate.also.length > 0 ? `Also: ${plate.also.join(', ')}` : '');

/** `NET 60 CAPSULES` */
export const netLine = ({ plate }: Pack) =>
  `NET ${/ (?:g|ml|kg|l)$/.test(plate.net) ? plate.net : plate.net.toUpperCase()}`;
