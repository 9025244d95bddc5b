import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { pinnate } from './pinnate.ts';
import { stem, thread } from './stem.ts';

/** A round head of orange tubes with long red stamens. */
function head(drawing: Drawing, at: Point, radius: number): string {
  const { random } = drawing;
  let svg = '';
  for (let index = 0; index < 26; index += 1) {
    const angle = radians(index * 137.5);
    const out = polar(at, angle, radius * Math.sqrt((index + 0.6) / 26));
    svg += thread(out, polar(out, angle, radius * 0.42), random.sway(5), '#B8402E', 1.2);
    svg += flower(drawing, {
      at: out,
      radius: radius * 0.24,
      petals: 4,
      colour: random.pick(['#E8873A', '#DF6A35', '#EFA24A']),
      heart: '#B23A2A',
      turn: index * 31,
    });
  }
  return svg;
}

/** Ashoka: drooping leaves of long wavy leaflets, dense orange heads along the branch. */
export function ashoka(drawing: Drawing): string {
  const main = stem(
    [
      { x: 0, y: 0 },
      { x: 12, y: -220 },
      { x: -12, y: -430 },
      { x: 6, y: -610 },
    ],
    '#7B6854',
    20,
    6,
  );
  let [leaves, heads] = ['', ''];
  for (let index = 0; index < 6; index += 1) {
    const node = main.at(0.34 + index * 0.13);
    const side = index % 2 ? 1 : -1;
    const reach = 230 - index * 14;
    const out = polar(node, radians(-90 + side * 66), reach * 0.55);
    const rachis = stem([node, out, { x: node.x + side * reach * 0.9, y: node.y + reach * 0.24 }], '#8E9A5A', 5, 2);
    leaves += pinnate(drawing, rachis, {
      pairs: 4,
      size: 138,
      slender: 0.25,
      spread: 52,
      bend: 16,
      from: 0.24,
      shape: 'lanceolate',
      margin: 'wavy',
      teeth: 4,
      veins: 8,
      colour: index % 3 ? '#4F8150' : '#5F9158',
    });
    if (index < 5) heads += head(drawing, polar(node, radians(-90 - side * 56), 40), 56 - index * 2);
  }
  return leaves + main.svg + heads + head(drawing, main.at(1), 72);
}
