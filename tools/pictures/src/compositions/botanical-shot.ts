import { mainPlant, plantsOf } from '../labels/words.ts';
import type { Pack } from '../packs/pack.ts';
import { lighten, mix, palette } from '../paint/colour.ts';
import { createDrawing, type Drawing } from '../paint/drawing.ts';
import { plantSizes, type PlantName } from '../plants/plants.ts';
import { vessels } from '../vessels/vessels.ts';
import { caption } from './caption.ts';
import { paperTooth, plantShadow, rootedPlant, sweep } from './ground.ts';
import { standingPack } from './pack-shot.ts';
import { portrait } from './picture.ts';
import { archShape, plateFrame } from './shapes.ts';
import { slab } from './stand.ts';

const { width, height } = portrait;

interface Scene {
  readonly drawing: Drawing;
  readonly pack: Pack;
  readonly first: PlantName;
  readonly second: PlantName;
  readonly third: PlantName;
  /** The scale at which the pack is `tall` pixels high, but not wider than half the picture. */
  readonly fit: (tall: number) => number;
  /** Half the pack's width at that scale. */
  readonly half: (tall: number) => number;
  /** Every other plate is mirrored. */
  readonly across: (x: number) => number;
  readonly lean: 1 | -1;
}

/** The scale of a plant that stands before the pack, beside its label. */
const FRONT_SCALE = 0.56;

/** The specimen sheet: one large plant on framed paper, the pack before it. */
function specimenSheet({ drawing, pack, first, second, fit, across, lean }: Scene): string {
  const paper = mix('#F7F2E6', pack.tint.ground, 0.14);
  return (
    sweep(drawing, width, height, paper, 960) +
    plateFrame(width, height, 34, mix(pack.tint.deep, paper, 0.45)) +
    plantShadow(drawing, first, across(400), 1010, 1.26, 4 * lean, 0.12) +
    rootedPlant(drawing, second, across(690), 960, 0.9, 8 * lean, true) +
    rootedPlant(drawing, first, across(330), 1000, 1.24, -3 * lean) +
    standingPack(drawing, pack, across(640), 1056, fit(630)) +
    caption(pack, across(640), 76, 1116, mix(pack.tint.deep, palette.ink, 0.3))
  );
}

/** A tinted window behind the pack, plants growing out on both sides. */
function windowed({ drawing, pack, first, second, fit, across, lean }: Scene): string {
  const paper = mix('#FAF6EC', pack.tint.ground, 0.08);
  return (
    sweep(drawing, width, height, paper, 960) +
    archShape(480, 985, 340, 860, pack.tint.ground) +
    plantShadow(drawing, second, across(712) + 46, 1000, 1, 9 * lean + 4, 0.14) +
    rootedPlant(drawing, second, across(712), 990, 0.98, 9 * lean, true) +
    rootedPlant(drawing, first, across(246), 1000, 1.12, -8 * lean) +
    standingPack(drawing, pack, across(490), 1056, fit(660)) +
    caption(pack, across(490), 64, 1140, mix(pack.tint.deep, palette.ink, 0.3))
  );
}

/** A full tint, the pack raised on a slab among its plants. */
function raised({ drawing, pack, first, second, third, fit, half, across, lean }: Scene): string {
  const stone = mix(lighten(pack.tint.ground, 0.36), '#E9E2D2', 0.35);
  const besidePack = Math.max(800, 424 + half(630) + plantSizes[second].reach * FRONT_SCALE + 4);
  return (
    sweep(drawing, width, height, mix(pack.tint.ground, '#F4EEDF', 0.12), 880) +
    plantShadow(drawing, third, across(262) + 46, 950, 0.96, -12 * lean + 3, 0.15) +
    rootedPlant(drawing, third, across(262), 930, 0.92, -12 * lean) +
    rootedPlant(drawing, first, across(690), 940, 1.16, 7 * lean, true) +
    slab(drawing, across(430), 990, 340, 66, stone) +
    standingPack(drawing, pack, across(424), 996, fit(630)) +
    (second === third ? '' : rootedPlant(drawing, second, across(besidePack), 1120, FRONT_SCALE, 10 * lean))
  );
}

/** A disc like a low sun, plants rising before it. */
function sunlit({ drawing, pack, first, second, fit, across, lean }: Scene): string {
  const paper = mix('#F9F5EA', pack.tint.ground, 0.2);
  return (
    sweep(drawing, width, height, paper, 950) +
    `<circle cx="${across(520)}" cy="480" r="350" fill="${mix(pack.tint.ground, pack.tint.companion, 0.14)}"/>` +
    plantShadow(drawing, first, across(540), 980, 1.15, 12 * lean, 0.12) +
    rootedPlant(drawing, first, across(520), 975, 1.2, 7 * lean) +
    rootedPlant(drawing, second, across(768), 1030, 0.9, 9 * lean, true) +
    standingPack(drawing, pack, across(346), 1060, fit(680)) +
    caption(pack, across(346), 64, 1140, mix(pack.tint.deep, palette.ink, 0.3))
  );
}

const scenes = [specimenSheet, windowed, raised, sunlit] as const;

/** Picture 2: the pack with its plants, as on a herbarium plate. Neighbouring plates are arranged differently. */
export function botanicalShot(pack: Pack): string {
  const { plate } = pack;
  const drawing = createDrawing(`botanical ${plate.slug}`);
  const first = mainPlant(pack);
  const [, second = first, third = second] = plantsOf(pack);
  const measured = vessels[plate.vessel](createDrawing('measure'), pack);
  const scene = scenes[plate.plate % scenes.length] ?? specimenSheet;
  const isTurned = Math.floor(plate.plate / scenes.length) % 2 === 1;
  const fit = (tall: number) => Math.min(tall / measured.height, 440 / measured.width);
  const content = scene({
    drawing,
    pack,
    first,
    second,
    third,
    fit,
    half: (tall) => (fit(tall) * measured.width) / 2,
    across: (x) => (isTurned ? width - x : x),
    lean: isTurned ? -1 : 1,
  });
  return drawing.finish(width, height, content + paperTooth(drawing, width, height));
}
