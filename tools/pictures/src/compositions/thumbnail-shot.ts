import { lighten, mix } from '../paint/colour.ts';
import { createDrawing, type Drawing } from '../paint/drawing.ts';
import { blur } from '../paint/filter.ts';
import { tints } from '../plates/tints.ts';
import type { PlantName } from '../plants/plants.ts';
import { cup, ledger, lens, mortar, pencil } from '../props/props.ts';
import { contactShadow, paintedPlant, paperTooth, plantShadow, rootedPlant, sweep } from './ground.ts';
import { archShape, plateFrame } from './shapes.ts';
import { slab } from './stand.ts';

/** Academy and resource files share eight pictures, 16:10. */
export const thumbnailSize = { width: 960, height: 600 } as const;
const { width, height } = thumbnailSize;

const standing = (drawing: Drawing, x: number, y: number, scale: number, half: number, art: string) =>
  contactShadow(drawing, x, y, half * scale, 20 * scale, 180 * scale) +
  `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;

const sheet = (drawing: Drawing, x: number, y: number, turn: number, name: PlantName) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="7" y="11" width="360" height="490" fill="#2A2416" opacity="0.28" filter="${blur(drawing, 7)}"/><rect width="360" height="490" fill="#FBF8EF"/>${plateFrame(360, 490, 18, '#9A9274')}${paintedPlant(drawing, name, 180, 446, 0.55)}</g>`;

const scenes = {
  leaf: (drawing) =>
    sweep(drawing, width, height, tints.sage.ground, 470) +
    plantShadow(drawing, 'neem', 240, 560, 0.9, -12, 0.16) +
    archShape(480, 520, 230, 470, mix(tints.sage.ground, '#FFFDF6', 0.45)) +
    rootedPlant(drawing, 'giloy', 480, 545, 0.68) +
    rootedPlant(drawing, 'tulsi', 770, 560, 0.62, 8) +
    rootedPlant(drawing, 'brahmi', 190, 555, 0.56, -4),
  root: (drawing) =>
    sweep(drawing, width, height, tints.sand.ground, 470) +
    plantShadow(drawing, 'ginger', 200, 560, 0.8, -8, 0.15) +
    `<circle cx="480" cy="280" r="225" fill="${mix(tints.sand.ground, tints.turmeric.ground, 0.6)}"/>` +
    rootedPlant(drawing, 'ashwagandha', 480, 550, 0.7) +
    rootedPlant(drawing, 'turmeric', 760, 550, 0.56, 5) +
    rootedPlant(drawing, 'ginger', 200, 550, 0.62, -4),
  bark: (drawing) =>
    sweep(drawing, width, height, tints.clay.ground, 470) +
    plantShadow(drawing, 'arjuna', 700, 560, 0.9, 14, 0.15) +
    sheet(drawing, 540, 50, 4, 'sandalwood') +
    rootedPlant(drawing, 'arjuna', 300, 545, 0.7, -3),
  seed: (drawing) =>
    sweep(drawing, width, height, tints.turmeric.ground, 470) +
    plantShadow(drawing, 'fenugreek', 800, 560, 0.8, 10, 0.15) +
    archShape(340, 520, 210, 450, mix(tints.turmeric.ground, '#FFFDF6', 0.5)) +
    rootedPlant(drawing, 'fenugreek', 340, 545, 0.66) +
    rootedPlant(drawing, 'almond', 700, 545, 0.66, 4),
  mortar: (drawing) =>
    sweep(drawing, width, height, tints.stone.ground, 470) +
    plantShadow(drawing, 'turmeric', 170, 560, 0.9, -10, 0.16) +
    rootedPlant(drawing, 'amla', 720, 520, 0.64, 9) +
    rootedPlant(drawing, 'turmeric', 210, 540, 0.5, -6) +
    slab(drawing, 470, 510, 230, 30, '#E6E1D3') +
    standing(drawing, 470, 520, 1.1, 110, mortar(drawing, '#A9ADA4')),
  cup: (drawing) =>
    sweep(drawing, width, height, tints.rose.ground, 470) +
    plantShadow(drawing, 'rose', 240, 580, 0.9, -12, 0.16) +
    archShape(640, 500, 220, 450, mix(tints.rose.ground, '#FFFDF6', 0.45)) +
    rootedPlant(drawing, 'tulsi', 690, 500, 0.62, 7) +
    standing(drawing, 480, 520, 1.24, 150, cup(drawing, '#EDE7DA')) +
    rootedPlant(drawing, 'rose', 190, 560, 0.58, -7),
  ledger: (drawing) =>
    sweep(drawing, width, height, tints.indigo.ground, 450) +
    plantShadow(drawing, 'moringa', 760, 520, 0.9, 12, 0.15) +
    rootedPlant(drawing, 'lotus', 700, 480, 0.52, 4) +
    standing(
      drawing,
      470,
      530,
      1.3,
      190,
      ledger(drawing, tints.indigo.deep) +
        `<g transform="translate(-14 -93) scale(0.82)">${ledger(drawing, tints.clay.deep)}${pencil(drawing)}</g>`,
    ),
  lens: (drawing) => {
    const window = drawing.define((id) => `<clipPath id="${id}"><circle cx="600" cy="250" r="122"/></clipPath>`);
    return (
      sweep(drawing, width, height, tints.sky.ground, 1200) +
      plantShadow(drawing, 'neem', 860, 640, 0.9, 8, 0.14) +
      sheet(drawing, 250, 60, -5, 'tulsi') +
      `<circle cx="606" cy="262" r="132" fill="#2A2416" opacity="0.3" filter="${blur(drawing, 12)}"/><circle cx="600" cy="250" r="124" fill="${lighten(tints.sky.ground, 0.7)}"/><g clip-path="${window}">${paintedPlant(drawing, 'tulsi', 585, 610, 1.1)}</g><g transform="translate(600 250)">${lens(drawing)}</g>`
    );
  },
} as const satisfies Record<string, (drawing: Drawing) => string>;

/** The names that the seed may use. */
export type ThumbnailName = keyof typeof scenes;
export const thumbnailNames = Object.keys(scenes) as ThumbnailName[];

/** One of the shared pictures of academy and resource files. */
export function thumbnailShot(name: ThumbnailName): string {
  const drawing = createDrawing(`thumbnail ${name}`);
  return drawing.finish(width, height, scenes[name](drawing) + paperTooth(drawing, width, height));
}
