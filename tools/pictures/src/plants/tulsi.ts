import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

const green = '#5E7F4A';
const purple = '#8A5A86';

function raceme(drawing: Drawing, foot: Point, angle: number, height: number): string {
  const tip = polar(foot, radians(angle), height);
  let svg = thread(foot, tip, height * 0.05, '#7A5872', 3);
  const whorls = 11;
  for (let index = 0; index < whorls; index += 1) {
    const t = 0.08 + (0.9 * index) / whorls;
    const size = 9 * (1 - t * 0.62);
    const centre = { x: foot.x + (tip.x - foot.x) * t, y: foot.y + (tip.y - foot.y) * t };
    for (const side of [-1.5, 1.5, -0.8, 0.8, 0]) {
      const at = polar(centre, radians(angle + 90), side * size);
      svg += leaf(drawing, {
        at,
        angle: angle + side * 42,
        length: size * 1.9,
        width: size * 1.4,
        shape: 'petal',
        colour: index % 2 ? purple : '#A576A0',
      });
      svg += berry(drawing, at, size * 0.42, size * 0.36, '#6C4A66');
    }
  }
  return svg;
}

/** Holy basil: square stems, opposite toothed leaves, purple whorled racemes. */
export function tulsi(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: 0, y: 0 },
      { x: -8, y: -200 },
      { x: 10, y: -400 },
      { x: 0, y: -560 },
    ],
    '#7D6A5E',
    11,
    5,
  );
  let back = '';
  let front = '';
  for (let pair = 0; pair < 5; pair += 1) {
    const node = main.at(0.16 + pair * 0.18);
    for (const side of [-1, 1]) {
      const length = 178 - pair * 22 + random.sway(16);
      const angle = -90 + side * (66 - pair * 5) + random.sway(8);
      const start = polar(node, radians(angle), 26);
      const blade = leaf(drawing, {
        at: start,
        angle,
        length,
        width: length * 0.54,
        shape: 'ovate',
        colour: pair > 3 ? '#7C9457' : green,
        bend: side * 26,
        margin: 'serrate',
        teeth: 13,
        veins: 6,
        turn: random.sway(0.7),
      });
      const stalk = thread(node, start, side * 4, '#7D6A5E', 2.6);
      if (side > 0) front += stalk + blade;
      else back += stalk + blade;
      if (pair < 4) {
        const bud = polar(node, radians(-90 + side * 34), 12);
        front += leaf(drawing, {
          at: bud,
          angle: -90 + side * 30,
          length: 54,
          width: 26,
          shape: 'ovate',
          colour: '#86A05C',
          margin: 'serrate',
          teeth: 7,
          veins: 4,
        });
      }
    }
  }
  const top = main.at(1);
  const side = main.at(0.72);
  return (
    back +
    raceme(drawing, side, -66, 170) +
    raceme(drawing, side, -118, 150) +
    main.svg +
    front +
    raceme(drawing, top, -91, 190)
  );
}
