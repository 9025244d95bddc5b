import type { Drawing } from '../paint/drawing.ts';
import { polar, radians } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { berry } from './fruit.ts';
import { pinnate } from './pinnate.ts';
import { stem, thread } from './stem.ts';

const frond = {
  pairs: 6,
  size: 118,
  slender: 0.25,
  spread: 58,
  bend: 34,
  shape: 'lanceolate',
  margin: 'serrate',
  teeth: 9,
  veins: 5,
} as const;

/** Neem: sickle-shaped, saw-edged leaflets, small white stars, olive drupes. */
export function neem(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: 10, y: 0 },
      { x: -14, y: -180 },
      { x: 14, y: -330 },
      { x: 0, y: -430 },
    ],
    '#85735A',
    15,
    8,
  );
  let svg = '';
  const fronds = [
    [0.35, -1, 300, 62],
    [0.5, 1, 310, 58],
    [0.72, -1, 300, 44],
    [0.85, 1, 290, 36],
    [1, -1, 300, 6],
  ] as const;
  for (const [t, side, reach, lean] of fronds) {
    const node = main.at(t);
    const angle = -90 + side * lean;
    const rachis = stem(
      [node, polar(node, radians(angle), reach * 0.5), polar(node, radians(angle + side * 16), reach)],
      '#8F9A5C',
      4.5,
      2,
    );
    svg += pinnate(drawing, rachis, { ...frond, colour: random.pick(['#5F8048', '#6C8A4C', '#557845']) });
  }
  let clusters = '';
  for (const [t, side] of [
    [0.45, -1],
    [0.62, 1],
  ] as const) {
    const node = main.at(t);
    const tip = polar(node, radians(90 - side * 58), 150);
    clusters += thread(node, tip, side * 30, '#8F9A5C', 2.4);
    for (let index = 0; index < 6; index += 1) {
      const at = {
        x: node.x + (tip.x - node.x) * (0.45 + index * 0.11) + random.sway(22) - side * 8,
        y: node.y + (tip.y - node.y) * (0.45 + index * 0.11) + random.between(6, 40),
      };
      clusters += thread({ x: at.x + side * 8, y: at.y - 24 }, at, 3, '#8F9A5C', 1.3);
      clusters +=
        side > 0
          ? berry(drawing, at, 12, 17, index % 2 ? '#C4B84E' : '#A9AF52', random.sway(30))
          : flower(drawing, {
              at,
              radius: 17,
              petals: 5,
              colour: '#F7F4E4',
              heart: '#D8B44A',
              petalWidth: 0.5,
              turn: random.between(0, 72),
            });
    }
  }
  return svg + main.svg + clusters;
}
