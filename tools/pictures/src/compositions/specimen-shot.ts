import { lighten, mix } from '../paint/colour.ts';
import { createDrawing } from '../paint/drawing.ts';
import { plantSizes, type PlantName } from '../plants/plants.ts';
import { paintedPlant, paperTooth } from './ground.ts';
import { portrait } from './picture.ts';
import { plateFrame } from './shapes.ts';

const PAPER = '#F6F1E3';

/** Room for the plant on its sheet, inside the frame. */
const room = { reach: 370, tall: 940 } as const;

/** Strips of gummed linen that hold the stem. */
const strap = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-46 -9h92v18h-92Z" fill="#2A2416" opacity="0.16" transform="translate(2 4)"/><path d="M-46 -9h92v18h-92Z" fill="#EADFBF" opacity="0.94"/></g>`;

/** A herbarium sheet with one plant; its name is on the page that shows it. */
export function specimenShot(name: PlantName): string {
  const { width, height } = portrait;
  const drawing = createDrawing(`specimen ${name}`);
  const { reach, tall } = plantSizes[name];
  const scale = Math.min(room.reach / reach, room.tall / tall);
  const foot = height / 2 + (tall * scale) / 2;
  const wash = mix(PAPER, '#C9BE9C', 0.4);
  return drawing.finish(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>` +
      `<rect width="${width}" height="${height}" fill="${drawing.define(
        (id) =>
          `<radialGradient id="${id}" cx="0.4" cy="0.34" r="0.86"><stop offset="0.3" stop-color="${lighten(PAPER, 0.6)}"/><stop offset="1" stop-color="${wash}"/></radialGradient>`,
      )}" opacity="0.7"/>` +
      plateFrame(width, height, 44, '#A49A78') +
      paintedPlant(drawing, name, width / 2, foot, scale) +
      strap(width / 2, foot - 70, -8) +
      paperTooth(drawing, width, height, 0.08),
  );
}
