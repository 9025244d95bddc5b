import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { leaf } from './leaf.ts';
import { leaning, shoot } from './shoot.ts';
import { thread } from './stem.ts';

/** Bhringraj: rough red-brown stems, narrow leaves in stalkless pairs, small white heads of many fine rays. */
export function bhringraj(drawing: Drawing): string {
  const { random } = drawing;
  let blooms = '';
  const branch = (points: readonly Point[], nodes: number, size: number) => {
    const stalk = shoot({
      points,
      colour: '#8A6A55',
      foot: 9,
      tip: 4,
      nodes,
      isPaired: true,
      grow: (node, side, t, index) => {
        if (index > 0 && index % 2 === (side > 0 ? 1 : 0)) {
          const at = polar(node, radians(node.degrees + side * 34), 84);
          blooms += thread(node, at, side * 8, '#8A6A55', 2.2);
          blooms += flower(drawing, {
            at,
            radius: 27,
            petals: 24,
            colour: '#FBFAF2',
            heart: '#C9C37A',
            petalWidth: 0.17,
            shape: 'linear',
            turn: random.between(0, 15),
          });
          for (let dot = 0; dot < 8; dot += 1)
            blooms += `<circle cx="${(at.x + Math.cos(dot) * 7).toFixed(1)}" cy="${(at.y + Math.sin(dot) * 7).toFixed(1)}" r="2.6" fill="#A9A654"/>`;
        }
        return leaf(drawing, {
          at: node,
          angle: node.degrees + side * (64 - t * 22) + random.sway(7),
          length: size * (1 - t * 0.42),
          width: size * 0.23 * (1 - t * 0.3),
          shape: 'lanceolate',
          colour: index % 2 ? '#6B8D5A' : '#5C8051',
          margin: 'serrate',
          teeth: 7,
          veins: 6,
          bend: side * 18,
        });
      },
    });
    return stalk.svg;
  };
  const svg =
    branch(leaning({ x: 0, y: 0 }, -196, 430), 5, 150) +
    branch(leaning({ x: 4, y: -20 }, 190, 400), 5, 150) +
    branch(leaning({ x: 0, y: 0 }, 6, 650), 7, 186);
  return svg + blooms;
}
