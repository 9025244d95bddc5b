import { lighten, mix } from '../paint/colour.ts';
import { createDrawing, type Drawing } from '../paint/drawing.ts';
import { blur } from '../paint/filter.ts';
import type { Pack } from '../packs/pack.ts';
import { tints } from '../plates/tints.ts';
import type { PlantName } from '../plants/plants.ts';
import { certificate, filledForm } from '../props/page.ts';
import { parcel } from '../props/post.ts';
import { cup, ledger, lens, mortar, pencil } from '../props/props.ts';
import { vessels } from '../vessels/vessels.ts';
import { paintedPlant, paperTooth, plantShadow, rootedPlant, sweep } from './ground.ts';
import { standingPack } from './pack-shot.ts';
import { portrait } from './picture.ts';
import { archShape, plateFrame } from './shapes.ts';
import { slab } from './stand.ts';
import { lyingPaper, standing } from './thumbnails/scene.ts';

const { width, height } = portrait;

/** Below the picture's edge: paper lies flat and is seen from above, without a horizon. */
const NO_HORIZON = 2400;

const at = (x: number, y: number, turn: number, scale: number, art: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${art}</g>`;

const lyingPencil = (drawing: Drawing, x: number, y: number, turn: number, scale: number) =>
  at(
    x,
    y,
    turn,
    scale,
    `<rect x="-130" y="-88" width="200" height="12" fill="#2A2416" opacity="0.35" filter="${blur(drawing, 5)}" transform="rotate(-7)"/>${pencil(drawing)}`,
  );

const books = (drawing: Drawing, x: number, y: number, scale: number) =>
  standing(
    drawing,
    x,
    y,
    scale,
    190,
    ledger(drawing, tints.sage.deep) +
      `<g transform="translate(-14 -93) scale(0.84)">${ledger(drawing, tints.saffron.deep)}</g>`,
  );

const shelf = (
  drawing: Drawing,
  packs: readonly Pack[],
  places: readonly (readonly [number, number, number, number])[],
) =>
  packs
    .map((pack, index) => {
      const [x, y, tall, wide] = places[index] ?? [480, 980, 400, 260];
      const measured = vessels[pack.plate.vessel](createDrawing('measure'), pack);
      return standingPack(drawing, pack, x, y, Math.min(tall / measured.height, wide / measured.width));
    })
    .join('');

const grown = (drawing: Drawing, name: PlantName, x: number, y: number, scale: number, turn: number) =>
  plantShadow(drawing, name, x + 44, y, scale, turn + 5, 0.13) + rootedPlant(drawing, name, x, y, scale, turn);

/** The plates of login, register and the short pages. */
const plates = {
  /** Tea on the member's books, before a window. */
  login: (drawing) =>
    sweep(drawing, width, height, tints.sage.ground, 900) +
    archShape(480, 930, 330, 800, mix(tints.sage.ground, '#FFFDF6', 0.5)) +
    grown(drawing, 'tulsi', 720, 930, 0.98, 6) +
    grown(drawing, 'ginger', 200, 950, 0.86, -6) +
    slab(drawing, 480, 1000, 400, 58, '#E9E6DB') +
    books(drawing, 452, 1014, 1.3) +
    `<g transform="translate(430 778) scale(0.92)">${cup(drawing, '#F1ECDF')}</g>`,
  /** A sheet is begun: the first plant is on it, its lines wait for a name. */
  register: (drawing) =>
    sweep(drawing, width, height, tints.turmeric.ground, NO_HORIZON) +
    lyingPaper(drawing, [250, 96, 5], [600, 800], '') +
    lyingPaper(
      drawing,
      [150, 130, -4],
      [640, 860],
      plateFrame(640, 860, 30, '#9A9274') +
        paintedPlant(drawing, 'ashwagandha', 320, 676, 0.74) +
        `<path d="M274 622h92v18h-92Z" fill="#EADFBF" opacity="0.94" transform="rotate(-8 320 631)"/>` +
        `<path d="M76 742h300M76 782h240" stroke="#8C8468" stroke-width="2"/><path d="M84 732q14 -22 26 0t26 -2t26 0t26 -3t26 2" fill="none" stroke="#2B3A60" stroke-width="2.6" opacity="0.8"/>` +
        `<rect x="446" y="722" width="128" height="84" fill="none" stroke="#A3472D" stroke-width="2.4"/><path d="M462 750h60M462 774h90" stroke="#A3472D" stroke-width="4" opacity="0.6"/>`,
    ) +
    lyingPencil(drawing, 640, 1080, -34, 2.1) +
    paintedPlant(drawing, 'calendula', 820, 1260, 0.62, 16),
  /** From the first seedling to the parcel, each a step higher. */
  journey: (drawing) =>
    sweep(drawing, width, height, tints.saffron.ground, 1010) +
    `<circle cx="640" cy="380" r="250" fill="${mix(tints.saffron.ground, '#FFFDF6', 0.55)}"/>` +
    slab(drawing, 690, 742, 230, 300, '#EFE6D2') +
    grown(drawing, 'moringa', 700, 748, 0.78, 4) +
    slab(drawing, 470, 882, 210, 170, '#EBE0C8') +
    grown(drawing, 'amla', 470, 890, 0.52, -3) +
    slab(drawing, 240, 1016, 190, 60, '#E7DABF') +
    grown(drawing, 'tulsi', 236, 1024, 0.36, -5) +
    standing(drawing, 640, 1140, 0.62, 190, parcel(drawing, '#C9A877')),
  /** One shelf of the house's packs. */
  brand: (drawing, packs) =>
    sweep(drawing, width, height, '#F1EBDA', 900) +
    archShape(480, 940, 350, 830, '#D3DDC6') +
    grown(drawing, 'neem', 300, 930, 0.92, -6) +
    grown(drawing, 'amla', 690, 930, 0.98, 6) +
    slab(drawing, 480, 1000, 430, 64, '#E6E0CF') +
    shelf(drawing, packs, [
      [246, 1002, 430, 250],
      [724, 1002, 500, 230],
      [484, 1020, 560, 270],
    ]),
  /** A desk in the drying room. */
  career: (drawing) =>
    sweep(drawing, width, height, tints.stone.ground, 880) +
    `<circle cx="400" cy="440" r="310" fill="${mix(tints.stone.ground, '#FFFDF6', 0.5)}"/>` +
    grown(drawing, 'turmeric', 690, 930, 0.96, 5) +
    grown(drawing, 'brahmi', 220, 970, 0.82, -4) +
    slab(drawing, 480, 990, 410, 60, '#E6E1D3') +
    standing(drawing, 330, 996, 1.24, 110, mortar(drawing, '#A9ADA4')) +
    standing(drawing, 660, 1010, 0.86, 190, ledger(drawing, tints.indigo.deep) + pencil(drawing)),
  /** Looking closely: a sheet under the lens. */
  faq: (drawing) => {
    const window = drawing.define((id) => `<clipPath id="${id}"><circle cx="600" cy="520" r="202"/></clipPath>`);
    return (
      sweep(drawing, width, height, tints.sky.ground, NO_HORIZON) +
      lyingPaper(
        drawing,
        [130, 130, -4],
        [620, 900],
        plateFrame(620, 900, 30, '#9A9274') + paintedPlant(drawing, 'tulsi', 300, 820, 0.92),
      ) +
      `<circle cx="612" cy="540" r="218" fill="#2A2416" opacity="0.3" filter="${blur(drawing, 16)}"/><circle cx="600" cy="520" r="205" fill="${lighten(tints.sky.ground, 0.74)}"/>` +
      `<g clip-path="${window}">${paintedPlant(drawing, 'tulsi', 560, 1150, 1.7, -4)}</g>` +
      at(600, 520, 0, 1.64, lens(drawing))
    );
  },
  /** What both sign. */
  agreement: (drawing) =>
    sweep(drawing, width, height, tints.mint.ground, NO_HORIZON) +
    at(300, 150, 6, 1.5, lyingPaper(drawing, [0, 0, 0], [380, 540], certificate(380, 540))) +
    at(130, 190, -4, 1.62, lyingPaper(drawing, [0, 0, 0], [390, 540], filledForm(390))) +
    lyingPencil(drawing, 720, 1090, -30, 2.2) +
    paintedPlant(drawing, 'giloy', 890, 1240, 0.66, 10),
} as const satisfies Record<string, (drawing: Drawing, packs: readonly Pack[]) => string>;

export type PlateName = keyof typeof plates;
export const plateNames = Object.keys(plates) as PlateName[];

/** A 4:5 plate for a page without products. */
export function pagePlate(name: PlateName, packs: readonly Pack[]): string {
  const drawing = createDrawing(`page ${name}`);
  return drawing.finish(width, height, plates[name](drawing, packs) + paperTooth(drawing, width, height));
}
