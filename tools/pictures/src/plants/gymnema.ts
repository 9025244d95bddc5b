import type { Drawing } from '../paint/drawing.ts';
import { polar, radians } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

/** Gymnema: a slender climber in wide curves, elliptic leaves opposite, umbels of tiny yellow bells. */
export function gymnema(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: -60, y: 0 },
      { x: 60, y: -140 },
      { x: -70, y: -300 },
      { x: 70, y: -460 },
      { x: -30, y: -600 },
      { x: 40, y: -710 },
    ],
    '#8A8B58',
    7,
    3,
  );
  let back = '';
  let front = '';
  for (let pair = 0; pair < 8; pair += 1) {
    const node = main.at(0.08 + pair * 0.118);
    for (const side of [-1, 1]) {
      const length = 146 - pair * 9 + random.sway(12);
      const angle = node.degrees + side * 72 + random.sway(9);
      const at = polar(node, radians(angle), 16);
      back += thread(node, at, 2, '#8A8B58', 2.4);
      back += leaf(drawing, {
        at,
        angle,
        length,
        width: length * 0.56,
        shape: 'elliptic',
        colour: random.pick(['#4F7B52', '#5B8758', '#67935F']),
        bend: side * 20,
        veins: 5,
        turn: random.sway(0.55),
        veinColour: '#BFD8A6',
      });
    }
    if (pair % 2 === 0) {
      const side = pair % 4 ? 1 : -1;
      const hub = polar(node, radians(-90 + side * 50), 40);
      front += thread(node, hub, 4, '#8A8B58', 2);
      for (let index = 0; index < 11; index += 1) {
        const at = polar(hub, radians(-90 + side * 20 - 110 + index * 22), random.between(22, 40));
        front += thread(hub, at, 2, '#A6A45C', 1.2);
        front += flower(drawing, {
          at,
          radius: 11,
          petals: 5,
          colour: '#E5C658',
          heart: '#F4EBC0',
          petalWidth: 0.7,
          turn: index * 31,
        });
      }
    }
  }
  return back + main.svg + front;
}
