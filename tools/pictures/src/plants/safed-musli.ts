import type { Drawing } from '../paint/drawing.ts';
import { polar, radians } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

/** Safed musli: a rosette of broad arching straps, white six-pointed stars up a spike, a bunch of pale finger tubers. */
export function safedMusli(drawing: Drawing): string {
  const { random } = drawing;
  const crown = { x: 0, y: -200 };
  let straps = '';
  for (const [angle, length] of [
    [-172, 290],
    [-8, 290],
    [-150, 360],
    [-30, 360],
    [-128, 400],
    [-52, 400],
    [-106, 380],
    [-74, 380],
  ] as const)
    straps += leaf(drawing, {
      at: { x: crown.x + (angle + 90) * 0.25, y: crown.y },
      angle,
      length,
      width: 54,
      shape: 'lanceolate',
      colour: angle % 4 ? '#6FA057' : '#7FB065',
      bend: (angle + 90) * 0.55,
      veins: 0,
      turn: angle < -90 ? 0.5 : -0.5,
    });
  const axis = stem([crown, { x: 6, y: -380 }, { x: -4, y: -560 }, { x: 2, y: -710 }], '#A3B573', 8, 2.4);
  let stars = '';
  for (let index = 0; index < 15; index += 1) {
    const node = axis.at(0.36 + index * 0.043);
    const side = index % 2 ? 1 : -1;
    const at = polar(node, radians(-90 + side * 64), index < 11 ? 34 : 16);
    stars += thread(node, at, 2, '#A3B573', 1.8);
    stars +=
      index < 11
        ? flower(drawing, {
            at,
            radius: 25,
            petals: 6,
            colour: '#FBFAF3',
            heart: '#DCC24C',
            petalWidth: 0.4,
            shape: 'elliptic',
            stamens: 6,
            turn: random.between(0, 60),
          })
        : berry(drawing, at, 6, 9, '#DDE6C0', side * 40);
  }
  let tubers = '';
  for (const [x, length] of [
    [-130, 160],
    [128, 156],
    [-90, 190],
    [92, 188],
    [-48, 206],
    [50, 204],
    [0, 212],
  ] as const) {
    const end = { x, y: crown.y + length };
    tubers += thread(crown, { x: x * 0.5, y: crown.y + length * 0.34 }, x / 14, '#D8C79C', 4);
    tubers += stem(
      [
        { x: x * 0.46, y: crown.y + length * 0.28 },
        { x: x * 0.7, y: crown.y + length * 0.52 },
        { x: x * 0.9, y: crown.y + length * 0.8 },
        end,
      ],
      '#F0E4C6',
      27,
      9,
    ).svg;
  }
  return tubers + straps + axis.svg + stars;
}
