import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { lump, unevenRing } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

function trefoil(drawing: Drawing, at: Point, angle: number, size: number): string {
  let svg = '';
  for (const lean of [-66, 66, 0]) {
    svg += leaf(drawing, {
      at,
      angle: angle + lean,
      length: lean === 0 ? size * 1.12 : size,
      width: size * 0.62,
      shape: 'obovate',
      colour: lean > 0 ? '#6E9A4E' : '#7DA85A',
      margin: 'serrate',
      teeth: 8,
      veins: 5,
      bend: lean / 8,
      turn: lean ? 0.3 : 0,
    });
  }
  return svg;
}

/** Fenugreek: leaves of three, cream pea-flowers, slender sickle pods, square golden seeds. */
export function fenugreek(drawing: Drawing): string {
  const { random } = drawing;
  let svg = '';
  let pods = '';
  const shoots = [
    [
      { x: 0, y: -20 },
      { x: -80, y: -210 },
      { x: -130, y: -420 },
      { x: -150, y: -580 },
    ],
    [
      { x: 6, y: -20 },
      { x: 90, y: -190 },
      { x: 130, y: -380 },
      { x: 160, y: -520 },
    ],
    [
      { x: 2, y: -20 },
      { x: 8, y: -250 },
      { x: -6, y: -490 },
      { x: 10, y: -680 },
    ],
  ];
  for (const points of shoots) {
    const stalk = stem(points, '#93AC62', 8, 3);
    svg += stalk.svg;
    for (let index = 0; index < 6; index += 1) {
      const node = stalk.at(0.2 + index * 0.15);
      const side = index % 2 ? 1 : -1;
      const angle = node.degrees + side * 56 + random.sway(10);
      const hub = polar(node, radians(angle), 46 - index * 3);
      svg += thread(node, hub, 4, '#93AC62', 2.2) + trefoil(drawing, hub, angle + side * 8, 74 - index * 4);
      if (index === 1 || index === 3) {
        const tip = polar(node, radians(node.degrees - side * 38), 150);
        pods += stem(
          [
            node,
            polar(node, radians(node.degrees - side * 62), 70),
            tip,
            polar(tip, radians(node.degrees - side * 20), 30),
          ],
          '#A9AE62',
          9,
          1.5,
        ).svg;
      }
      if (index === 4)
        pods += flower(drawing, {
          at: polar(node, radians(node.degrees - side * 60), 20),
          radius: 22,
          petals: 5,
          colour: '#F4EBC8',
          heart: '#DCC463',
          petalWidth: 0.7,
          turn: random.between(0, 70),
        });
    }
    const top = stalk.at(1);
    svg += trefoil(drawing, top, top.degrees, 50);
  }
  let seeds = '';
  for (let index = 0; index < 34; index += 1) {
    const at = { x: random.sway(170), y: random.between(-14, 22) };
    seeds += lump(drawing, unevenRing(drawing, at, 9, 7, 0.14, 5), random.pick(['#C9953C', '#D6A650', '#B8842F']), 0.9);
  }
  return svg + pods + seeds;
}
