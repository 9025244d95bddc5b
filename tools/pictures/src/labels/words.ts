import type { Pack } from '../packs/pack.ts';
import { botany } from '../plates/botany.ts';

/** The brand as printed on packs. */
export const brandLine = 'VANAVEDA';

/** `PLATE 046` */
export const plateLine = ({ plate }: Pack) => `PLATE ${plateNumber(plate.plate)}`;

/** `046` */
export const plateNumber = (plate: number) => String(plate).padStart(3, '0');

/** `Tulsi · Moringa · Amla` */
export const botanicalsLine = ({ plate }: Pack) => plate.plants.map((plant) => botany[plant].common).join('  ·  ');

/** `Ocimum tenuiflorum` */
export const binomialLine = ({ plate }: Pack) => botany[plate.plants[0] ?? 'tulsi'].binomial;

/** `NET 60 CAPSULES` */
export const netLine = ({ plate }: Pack) =>
  `NET ${/ (?:g|ml|kg|l)$/.test(plate.net) ? plate.net : plate.net.toUpperCase()}`;
