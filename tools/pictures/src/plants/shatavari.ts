import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, n } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { berry } from './fruit.ts';
import { stem, type Stem } from './stem.ts';

function needles(drawing: Drawing, spray: Stem): string {
  const { random } = drawing;
  let [dark, light] = ['', ''];
  for (let index = 0; index < 30; index += 1) {
    const node = spray.at(0.05 + index / 31);
    for (let needle = 0; needle < 6; needle += 1) {
      const end = polar(node, node.angle + radians(random.between(-84, 84)), random.between(18, 36));
      const data = `M${n(node.x)} ${n(node.y)}L${n(end.x)} ${n(end.y)}`;
      if (needle % 2) dark += data;
      else light += data;
    }
  }
  return `${spray.svg}<path d="${dark}" stroke="#4E7444" stroke-width="1.7" stroke-linecap="round" fill="none"/><path d="${light}" stroke="#8BAA5F" stroke-width="1.5" stroke-linecap="round" fill="none"/>`;
}

/** Shatavari: a haze of needle-fine shoots, white stars and red berries above a bundle of tuberous roots. */
export function shatavari(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: 0, y: -190 },
      { x: -14, y: -360 },
      { x: 16, y: -540 },
      { x: 0, y: -720 },
    ],
    '#8A9A5A',
    8,
    2.4,
  );
  let haze = '';
  let dots = '';
  for (let index = 0; index < 11; index += 1) {
    const node = main.at(0.14 + index * 0.08);
    const side = index % 2 ? 1 : -1;
    const reach = 236 - index * 13;
    const angle = -90 + side * (62 - index * 3);
    const tip = polar(node, radians(angle + side * 22), reach);
    haze += needles(drawing, stem([node, polar(node, radians(angle), reach * 0.55), tip], '#8A9A5A', 3, 1));
    for (let dot = 0; dot < 3; dot += 1) {
      const at = polar(node, radians(angle + random.sway(24)), reach * random.between(0.35, 0.95));
      dots +=
        dot % 2
          ? berry(drawing, at, 8.5, 8.5, '#B93A2C')
          : flower(drawing, {
              at,
              radius: 12,
              petals: 6,
              colour: '#FAF7EA',
              heart: '#D8B44A',
              petalWidth: 0.46,
              turn: random.between(0, 60),
            });
    }
  }
  let tubers = '';
  for (const [x, length] of [
    [-132, 150],
    [126, 156],
    [-84, 176],
    [82, 182],
    [-38, 194],
    [40, 198],
    [0, 206],
  ] as const) {
    tubers += stem(
      [
        { x: x * 0.12, y: -196 },
        { x: x * 0.62, y: -196 + length * 0.36 },
        { x, y: -196 + length * 0.76 },
        { x: x * 1.12, y: -196 + length },
      ],
      '#DCC9A0',
      21,
      5,
    ).svg;
  }
  return haze + needles(drawing, main) + dots + tubers;
}
