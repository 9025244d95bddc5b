import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaning, shoot, stalkedLeaf } from './shoot.ts';
import { thread } from './stem.ts';

/** Jamun: smooth drooping leaves in pairs, clusters of oblong fruits from green over red to black-violet. */
export function jamun(drawing: Drawing): string {
  const { random } = drawing;
  let fruits = '';
  const cluster = (from: Point, side: number) => {
    for (let index = 0; index < 8; index += 1) {
      const at = {
        x: from.x - side * (8 + (index % 3) * 30) + random.sway(6),
        y: from.y + 48 + Math.floor(index / 3) * 40 + random.sway(8),
      };
      fruits += thread(from, at, random.sway(8), '#9A8A5E', 2);
      fruits += berry(
        drawing,
        at,
        19,
        27,
        index === 0 ? '#8FA050' : index === 3 ? '#9A3558' : random.pick(['#3A2340', '#4A2A4C', '#2F2038']),
        random.sway(16),
      );
    }
  };
  const branch = (points: readonly Point[], nodes: number, size: number) =>
    shoot({
      points,
      colour: '#9B8F7A',
      foot: 15,
      tip: 5,
      nodes,
      from: 0.26,
      isPaired: true,
      grow: (node, side, t, index) => {
        if (side === (index % 2 ? 1 : -1) && t < 0.86) cluster(polar(node, radians(90), 6), side);
        return stalkedLeaf(drawing, node, 26, '#A69A5E', {
          angle: node.degrees + side * (82 - t * 34) + random.sway(8),
          length: size * (1 - t * 0.26),
          width: size * 0.36,
          shape: 'elliptic',
          colour: index % 2 ? '#447A52' : '#528959',
          veins: 12,
          bend: side * 24,
          turn: random.sway(0.5),
          veinColour: '#BFDAAE',
        });
      },
    }).svg;
  const svg =
    branch(leaning({ x: -4, y: -110 }, -130, 350), 3, 150) +
    branch(leaning({ x: 4, y: -140 }, 140, 340), 3, 150) +
    branch(leaning({ x: 0, y: 0 }, 12, 640), 6, 186);
  return svg + fruits;
}
