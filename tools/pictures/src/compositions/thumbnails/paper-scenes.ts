import { tints } from '../../plates/tints.ts';
import type { PlantName } from '../../plants/plants.ts';
import { certificate, filledForm } from '../../props/page.ts';
import { envelope, parcel } from '../../props/post.ts';
import { pencil } from '../../props/props.ts';
import { paintedPlant, plantShadow, rootedPlant, sweep } from '../ground.ts';
import { plateFrame } from '../shapes.ts';
import { lyingPaper, specimen, standing, thumbnailSize, type Scene } from './scene.ts';

const { width, height } = thumbnailSize;

/** Below the picture's edge: paper lies flat and is seen from above, without a horizon. */
const NO_HORIZON = 1200;

const onePoster: readonly PlantName[] = [
  'tulsi',
  'neem',
  'amla',
  'rose',
  'aloe',
  'ginger',
  'lotus',
  'moringa',
  'giloy',
  'arjuna',
];

/** Things to read, to fill in and to send. */
export const paperScenes = {
  form: (drawing) =>
    sweep(drawing, width, height, tints.sage.ground, NO_HORIZON) +
    plantShadow(drawing, 'amla', 186, 604, 0.56, -12, 0.15) +
    lyingPaper(drawing, [330, 46, 4], [390, 520], filledForm(390)) +
    `<g transform="translate(740 500) rotate(-32) scale(1.7)">${pencil(drawing)}</g>` +
    paintedPlant(drawing, 'amla', 160, 590, 0.56, -12),
  report: (drawing) =>
    sweep(drawing, width, height, tints.sky.ground, NO_HORIZON) +
    plantShadow(drawing, 'brahmi', 824, 612, 0.5, 16, 0.15) +
    lyingPaper(drawing, [470, 70, 7], [370, 500], filledForm(370)) +
    lyingPaper(drawing, [250, 52, -4], [380, 510], certificate(380, 510)) +
    paintedPlant(drawing, 'brahmi', 800, 600, 0.5, 16),
  letter: (drawing) =>
    sweep(drawing, width, height, tints.clay.ground, NO_HORIZON) +
    plantShadow(drawing, 'rose', 846, 632, 0.56, 12, 0.15) +
    `<g transform="translate(150 122) rotate(-5) scale(1.25)">${envelope(drawing, '#EFE2C4')}</g>` +
    paintedPlant(drawing, 'rose', 820, 620, 0.56, 12),
  parcel: (drawing) =>
    sweep(drawing, width, height, tints.plum.ground, 440) +
    plantShadow(drawing, 'ashwagandha', 800, 530, 0.62, 11, 0.15) +
    rootedPlant(drawing, 'ashwagandha', 760, 530, 0.62, 7) +
    standing(drawing, 430, 520, 1.15, 190, parcel(drawing, '#C9A877')),
  poster: (drawing) =>
    sweep(drawing, width, height, tints.rose.ground, NO_HORIZON) +
    lyingPaper(
      drawing,
      [150, 56, -1.5],
      [660, 480],
      plateFrame(660, 480, 18, '#9A9274') +
        onePoster
          .map((name, index) =>
            paintedPlant(drawing, name, 98 + (index % 5) * 116, index < 5 ? 232 : 436, 0.215, 0, index % 2 === 1),
          )
          .join(''),
    ),
  album: (drawing) =>
    sweep(drawing, width, height, tints.indigo.ground, NO_HORIZON) +
    specimen(drawing, 90, 96, -8, 'ashwagandha') +
    specimen(drawing, 520, 54, 7, 'gymnema') +
    specimen(drawing, 310, 46, -1, 'lotus'),
} as const satisfies Record<string, Scene>;
