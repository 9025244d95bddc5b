import { mix } from '../../paint/colour.ts';
import { tints } from '../../plates/tints.ts';
import { plantShadow, rootedPlant, sweep } from '../ground.ts';
import { archShape } from '../shapes.ts';
import { specimen, thumbnailSize, type Scene } from './scene.ts';

const { width, height } = thumbnailSize;

/** Plants as they grow. */
export const plantScenes = {
  leaf: (drawing) =>
    sweep(drawing, width, height, tints.sage.ground, 470) +
    plantShadow(drawing, 'brahmi', 232, 555, 0.56, 0, 0.16) +
    archShape(480, 520, 230, 470, mix(tints.sage.ground, '#FFFDF6', 0.45)) +
    rootedPlant(drawing, 'giloy', 480, 545, 0.68) +
    rootedPlant(drawing, 'tulsi', 770, 560, 0.62, 8) +
    rootedPlant(drawing, 'brahmi', 190, 555, 0.56, -4),
  root: (drawing) =>
    sweep(drawing, width, height, tints.sand.ground, 470) +
    plantShadow(drawing, 'ginger', 244, 550, 0.62, 0, 0.15) +
    `<circle cx="480" cy="280" r="225" fill="${mix(tints.sand.ground, tints.turmeric.ground, 0.6)}"/>` +
    rootedPlant(drawing, 'ashwagandha', 480, 550, 0.7) +
    rootedPlant(drawing, 'turmeric', 760, 550, 0.56, 5) +
    rootedPlant(drawing, 'ginger', 200, 550, 0.62, -4),
  bark: (drawing) =>
    sweep(drawing, width, height, tints.clay.ground, 470) +
    plantShadow(drawing, 'arjuna', 346, 545, 0.7, 1, 0.15) +
    specimen(drawing, 540, 50, 4, 'sandalwood') +
    rootedPlant(drawing, 'arjuna', 300, 545, 0.7, -3),
  seed: (drawing) =>
    sweep(drawing, width, height, tints.turmeric.ground, 470) +
    plantShadow(drawing, 'fenugreek', 386, 545, 0.66, 4, 0.15) +
    archShape(340, 520, 210, 450, mix(tints.turmeric.ground, '#FFFDF6', 0.5)) +
    rootedPlant(drawing, 'fenugreek', 340, 545, 0.66) +
    rootedPlant(drawing, 'almond', 700, 545, 0.66, 4),
  village: (drawing) =>
    sweep(drawing, width, height, tints.saffron.ground, 470) +
    `<circle cx="690" cy="210" r="130" fill="${mix(tints.saffron.ground, '#FFFDF6', 0.55)}"/>` +
    plantShadow(drawing, 'moringa', 284, 540, 0.6, 1, 0.15) +
    rootedPlant(drawing, 'moringa', 240, 540, 0.6, -3) +
    rootedPlant(drawing, 'saffron', 540, 560, 0.46) +
    rootedPlant(drawing, 'boswellia', 770, 535, 0.46, 4, true),
} as const satisfies Record<string, Scene>;
