import type { VesselName } from '../plates/plate.ts';
import { capsuleJar } from './capsule-jar.ts';
import { dropper } from './dropper.ts';
import { pouch } from './pouch.ts';
import { pump } from './pump.ts';
import { tin } from './tin.ts';
import { tube } from './tube.ts';
import type { Vessel } from './vessel.ts';

/** Every kind of pack. */
export const vessels: Record<VesselName, Vessel> = { dropper, 'capsule-jar': capsuleJar, pump, pouch, tin, tube };
