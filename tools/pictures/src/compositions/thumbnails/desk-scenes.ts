import { lighten, mix } from '../../paint/colour.ts';
import { blur } from '../../paint/filter.ts';
import { tints } from '../../plates/tints.ts';
import { dish } from '../../props/dish.ts';
import { flask } from '../../props/flask.ts';
import { cup, ledger, lens, mortar, pencil } from '../../props/props.ts';
import { paintedPlant, plantShadow, rootedPlant, sweep } from '../ground.ts';
import { archShape } from '../shapes.ts';
import { slab } from '../stand.ts';
import { specimen, standing, thumbnailSize, type Scene } from './scene.ts';

const { width, height } = thumbnailSize;

/** An ingredient for each taste: sweet, sour, salty, pungent, bitter, astringent. */
const tastes = ['#C98A3A', '#7E8F3A', '#E8E4DA', '#A3472D', '#4F6B47', '#8A6A4E'] as const;

/** Things on a table. */
export const deskScenes = {
  mortar: (drawing) =>
    sweep(drawing, width, height, tints.stone.ground, 470) +
    plantShadow(drawing, 'turmeric', 250, 540, 0.5, -2, 0.16) +
    rootedPlant(drawing, 'amla', 720, 520, 0.64, 9) +
    rootedPlant(drawing, 'turmeric', 210, 540, 0.5, -6) +
    slab(drawing, 470, 510, 230, 30, '#E6E1D3') +
    standing(drawing, 470, 520, 1.1, 110, mortar(drawing, '#A9ADA4')),
  cup: (drawing) =>
    sweep(drawing, width, height, tints.rose.ground, 470) +
    plantShadow(drawing, 'rose', 232, 560, 0.58, -3, 0.16) +
    archShape(640, 500, 220, 450, mix(tints.rose.ground, '#FFFDF6', 0.45)) +
    rootedPlant(drawing, 'tulsi', 690, 500, 0.62, 7) +
    standing(drawing, 480, 520, 1.24, 150, cup(drawing, '#EDE7DA')) +
    rootedPlant(drawing, 'rose', 190, 560, 0.58, -7),
  ledger: (drawing) =>
    sweep(drawing, width, height, tints.indigo.ground, 450) +
    plantShadow(drawing, 'lotus', 738, 480, 0.52, 8, 0.15) +
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
      specimen(drawing, 250, 60, -5, 'tulsi') +
      `<circle cx="606" cy="262" r="132" fill="#2A2416" opacity="0.3" filter="${blur(drawing, 12)}"/><circle cx="600" cy="250" r="124" fill="${lighten(tints.sky.ground, 0.7)}"/><g clip-path="${window}">${paintedPlant(drawing, 'tulsi', 585, 610, 1.1)}</g><g transform="translate(600 250)">${lens(drawing)}</g>`
    );
  },
  flask: (drawing) =>
    sweep(drawing, width, height, tints.mint.ground, 470) +
    plantShadow(drawing, 'gymnema', 784, 545, 0.6, 10, 0.15) +
    `<circle cx="470" cy="270" r="215" fill="${mix(tints.mint.ground, '#FFFDF6', 0.45)}"/>` +
    rootedPlant(drawing, 'gymnema', 740, 545, 0.6, 6) +
    slab(drawing, 400, 505, 270, 26, '#E9E6DB') +
    standing(drawing, 500, 512, 1.02, 118, flask(drawing, '#C79A2E')) +
    standing(drawing, 270, 516, 0.72, 118, flask(drawing, '#4E7F52')),
  tastes: (drawing) =>
    sweep(drawing, width, height, tints.sand.ground, 330) +
    plantShadow(drawing, 'amla', 162, 390, 0.42, -1, 0.14) +
    rootedPlant(drawing, 'ginger', 830, 380, 0.42, 5) +
    rootedPlant(drawing, 'amla', 130, 390, 0.42, -5, true) +
    tastes
      .map((colour, index) =>
        standing(
          drawing,
          260 + (index % 3) * 220 - (index < 3 ? 0 : 12),
          index < 3 ? 400 : 530,
          index < 3 ? 0.84 : 1,
          96,
          dish(drawing, '#F3EEE2', colour),
        ),
      )
      .join(''),
  oil: (drawing) =>
    sweep(drawing, width, height, tints.lilac.ground, 470) +
    plantShadow(drawing, 'almond', 274, 540, 0.58, -1, 0.15) +
    archShape(480, 520, 210, 460, mix(tints.lilac.ground, '#FFFDF6', 0.5)) +
    rootedPlant(drawing, 'almond', 230, 540, 0.58, -5) +
    rootedPlant(drawing, 'brahmi', 760, 545, 0.56, 5) +
    standing(drawing, 490, 530, 1.5, 96, dish(drawing, '#B8895A', '#D79A35')),
} as const satisfies Record<string, Scene>;
