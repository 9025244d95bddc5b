import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

function sprig(drawing: Drawing, from: Point, angle: number, reach: number): string {
  const stalk = stem(
    [from, polar(from, radians(angle), reach * 0.5), polar(from, radians(angle + drawing.random.sway(10)), reach)],
    '#93A75E',
    2.2,
    1.2,
  );
  let svg = '';
  for (let index = 0; index < 4; index += 1) {
    const node = stalk.at(0.24 + index * 0.22);
    const size = 31 - index * 1.6;
    for (const side of [-1, 1])
      svg += leaf(drawing, {
        at: node,
        angle: node.degrees + side * 64,
        length: size,
        width: size * 0.66,
        shape: 'elliptic',
        colour: drawing.random.pick(['#7FA35A', '#8CAF63', '#739852']),
        veins: 3,
      });
  }
  const tip = stalk.at(1);
  return (
    stalk.svg +
    svg +
    leaf(drawing, {
      at: tip,
      angle: tip.degrees,
      length: 36,
      width: 25,
      shape: 'elliptic',
      colour: '#8CAF63',
      veins: 3,
    })
  );
}

function pod(points: readonly Point[]): string {
  const body = stem(points, '#7E8F52', 15, 5);
  const ridge = stem(points, '#99A868', 4, 1.5);
  return body.svg + ridge.svg;
}

/** Moringa: thrice-divided leaves of small round leaflets, cream blossom, long ribbed drumsticks. */
export function moringa(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: 0, y: 0 },
      { x: 14, y: -220 },
      { x: -12, y: -440 },
      { x: 8, y: -620 },
    ],
    '#A0946C',
    13,
    4,
  );
  let fronds = '';
  for (let index = 0; index < 6; index += 1) {
    const node = main.at(0.3 + index * 0.135);
    const side = index % 2 ? 1 : -1;
    const angle = -90 + side * (60 - index * 6);
    const reach = 250 - index * 14;
    const rachis = stem(
      [node, polar(node, radians(angle), reach * 0.55), polar(node, radians(angle + side * 18), reach)],
      '#93A75E',
      4,
      1.8,
    );
    fronds += rachis.svg;
    for (let pair = 0; pair < 4; pair += 1) {
      const here = rachis.at(0.22 + pair * 0.2);
      for (const turn of [-1, 1]) fronds += sprig(drawing, here, here.degrees + turn * 60, 92 - pair * 12);
    }
    fronds += sprig(drawing, rachis.at(1), rachis.at(1).degrees, 72);
  }
  const pods =
    pod([main.at(0.42), { x: 74, y: -210 }, { x: 96, y: -110 }, { x: 84, y: 0 }]) +
    pod([main.at(0.46), { x: -84, y: -230 }, { x: -118, y: -120 }, { x: -100, y: 14 }]) +
    pod([main.at(0.4), { x: 36, y: -180 }, { x: 44, y: -90 }, { x: 22, y: 24 }]);
  let blooms = '';
  for (let index = 0; index < 9; index += 1) {
    const at = { x: -70 + random.sway(60) + index * 6, y: -300 + random.sway(60) };
    blooms += thread(main.at(0.5), at, 6, '#A0946C', 1.3);
    blooms += flower(drawing, {
      at,
      radius: 22,
      petals: 5,
      colour: '#F6F0DC',
      heart: '#D9B451',
      petalWidth: 0.56,
      stamens: 5,
      turn: index * 40,
    });
  }
  return fronds + main.svg + pods + blooms;
}
