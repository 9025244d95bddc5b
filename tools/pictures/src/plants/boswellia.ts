import type { Drawing } from '../paint/drawing.ts';
import { polar, radians } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { lump, unevenRing } from './fruit.ts';
import { pinnate } from './pinnate.ts';
import { stem, thread } from './stem.ts';

/** Boswellia: crowded compound leaves at the end of a stout papery twig, small pale flowers, amber resin tears. */
export function boswellia(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: -20, y: -10 },
      { x: 24, y: -160 },
      { x: -16, y: -290 },
      { x: 0, y: -390 },
    ],
    '#B59B78',
    34,
    24,
  );
  let rings = '';
  for (let index = 0; index < 9; index += 1) {
    const node = main.at(0.08 + index * 0.1);
    rings += `<path d="M${node.x - 14} ${node.y + random.sway(4)}q14 7 28 0" fill="none" stroke="#6B5238" stroke-width="1.4" opacity="0.5"/>`;
  }
  let leaves = '';
  for (const [lean, reach] of [
    [-78, 290],
    [78, 290],
    [-46, 320],
    [48, 330],
    [-14, 330],
    [18, 300],
  ] as const) {
    const top = main.at(0.97);
    const angle = -90 + lean;
    const rachis = stem(
      [top, polar(top, radians(angle - lean * 0.1), reach * 0.5), polar(top, radians(angle + lean * 0.14), reach)],
      '#9C9A5E',
      4.6,
      2,
    );
    leaves += pinnate(drawing, rachis, {
      pairs: 7,
      size: 82,
      slender: 0.42,
      spread: 72,
      bend: 10,
      stalk: 2,
      from: 0.24,
      shape: 'oblong',
      margin: 'crenate',
      teeth: 6,
      veins: 5,
      colour: random.pick(['#869A55', '#78904F', '#94A55E']),
    });
  }
  let blooms = '';
  for (const side of [-1, 1]) {
    const hub = main.at(0.95);
    const tip = polar(hub, radians(-90 + side * 96), 150);
    blooms += thread(hub, tip, side * -20, '#9C9A5E', 2.4);
    for (let index = 0; index < 7; index += 1) {
      blooms += flower(drawing, {
        at: {
          x: hub.x + (tip.x - hub.x) * (0.4 + index * 0.1),
          y: hub.y + (tip.y - hub.y) * (0.4 + index * 0.1) + random.sway(16),
        },
        radius: 16,
        petals: 5,
        colour: '#F5EEDC',
        heart: '#C76B4A',
        turn: index * 20,
      });
    }
  }
  let tears = '';
  for (const [x, y, size] of [
    [-128, -16, 30],
    [-76, -2, 22],
    [94, -12, 34],
    [140, 2, 20],
    [44, 4, 18],
    [-166, 6, 15],
  ] as const) {
    tears += lump(
      drawing,
      unevenRing(drawing, { x, y }, size, size * 0.82, 0.22),
      random.pick(['#E0A94A', '#D9982F', '#EBC06B']),
      1.2,
    );
    tears += `<ellipse cx="${x - size * 0.3}" cy="${y - size * 0.32}" rx="${size * 0.24}" ry="${size * 0.12}" fill="#fff" opacity="0.75"/>`;
  }
  for (const [x, y] of [
    [14, -120],
    [-8, -220],
    [18, -172],
  ] as const)
    tears += lump(drawing, unevenRing(drawing, { x, y }, 10, 14, 0.15), '#E2A73F', 1);
  return leaves + blooms + main.svg + rings + tears;
}
