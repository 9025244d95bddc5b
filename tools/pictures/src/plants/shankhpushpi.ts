import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { leaf } from './leaf.ts';
import { leaning, shoot } from './shoot.ts';
import { stem, thread } from './stem.ts';

/** Shankhpushpi: wiry stems lying out from a woody root, small silky leaves, round pale-blue funnels with a white throat. */
export function shankhpushpi(drawing: Drawing): string {
  const { random } = drawing;
  let [blooms, svg] = ['', ''];
  for (const [lean, tall] of [
    [-270, 300],
    [268, 280],
    [-190, 460],
    [186, 440],
    [-84, 580],
    [88, 560],
    [0, 640],
  ] as const) {
    svg += shoot({
      points: leaning({ x: lean * 0.03, y: -50 }, lean, tall),
      colour: '#A39B78',
      foot: 6,
      tip: 2.4,
      nodes: 12,
      from: 0.12,
      grow: (node, side, t, index) => {
        if (index % 4 === 2 || index === 11) {
          const at = polar(node, radians(node.degrees - side * 52), 38);
          blooms += thread(node, at, 4, '#A39B78', 1.8);
          blooms += flower(drawing, {
            at,
            radius: 33,
            petals: 5,
            colour: '#8FB0E2',
            heart: '#FDFBF2',
            petalWidth: 1.12,
            turn: random.between(0, 70),
          });
          blooms += `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="11" fill="#FBFAF4" opacity="0.9"/><circle cx="${n(at.x)}" cy="${n(at.y)}" r="3.6" fill="#D9C25C"/>`;
        }
        return leaf(drawing, {
          at: node,
          angle: node.degrees + side * (50 - t * 10) + random.sway(8),
          length: 66 - t * 20,
          width: 17,
          shape: 'elliptic',
          colour: index % 2 ? '#9DB08C' : '#8DA37C',
          veins: 2,
          bend: side * 10,
          turn: random.sway(0.4),
        });
      },
    }).svg;
  }
  const root = stem(
    [
      { x: 0, y: -64 },
      { x: 4, y: -20 },
      { x: -6, y: 40 },
    ],
    '#A98B62',
    24,
    4,
  ).svg;
  return svg + root + blooms;
}
