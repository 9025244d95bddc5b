import { darken } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { lump } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

/** A woody fruit with five stiff wings. */
function wingedFruit(drawing: Drawing, at: Point, size: number, turn: number): string {
  let svg = '';
  for (const [lean, width] of [
    [-0.55, 0.5],
    [0.55, 0.5],
    [0, 0.62],
  ] as const) {
    svg += leaf(drawing, {
      at: { x: at.x + lean * size * 0.5, y: at.y - size },
      angle: 90 + lean * 8,
      length: size * 2,
      width: size * width * 1.7,
      shape: 'elliptic',
      colour: lean === 0 ? '#A9854C' : '#8E6E3F',
      margin: 'wavy',
      teeth: 5,
      veins: 7,
      veinColour: '#E0C58D',
    });
  }
  return `<g transform="rotate(${turn} ${at.x} ${at.y - size})">${svg}</g>`;
}

function bark(drawing: Drawing): string {
  const plate: Point[] = [
    { x: -190, y: -12 },
    { x: -176, y: -74 },
    { x: -70, y: -88 },
    { x: 36, y: -70 },
    { x: 60, y: -28 },
    { x: -30, y: 4 },
    { x: -130, y: 8 },
  ];
  let lines = '';
  for (let index = 0; index < 9; index += 1) {
    const y = -66 + index * 7.5;
    lines += `<path d="M${-164 + drawing.random.sway(14)} ${y}q70 ${drawing.random.sway(16)} 190 ${10 + drawing.random.sway(10)}" fill="none" stroke="${darken('#B08A6A', 0.5)}" stroke-width="1.3" opacity="0.45"/>`;
  }
  return lump(drawing, plate, '#B58E70', 1.6) + lines;
}

/** Arjuna: long oblong leaves in near pairs, five-winged fruit, a plate of its smooth bark. */
export function arjuna(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: 20, y: -10 },
      { x: 44, y: -230 },
      { x: -6, y: -450 },
      { x: 18, y: -640 },
    ],
    '#A08C72',
    16,
    5,
  );
  let back = '';
  let fruit = '';
  for (let pair = 0; pair < 6; pair += 1) {
    const node = main.at(0.24 + pair * 0.145);
    for (const side of [-1, 1]) {
      const length = 214 - pair * 17 + random.sway(14);
      const angle = -90 + side * (64 - pair * 6) + random.sway(7);
      back += leaf(drawing, {
        at: polar(node, radians(angle), 12),
        angle,
        length,
        width: length * 0.34,
        shape: 'oblong',
        colour: side > 0 ? '#6F8F57' : '#7F9B5E',
        bend: side * 18,
        veins: 9,
        turn: random.sway(0.5),
      });
    }
    if (pair < 3) {
      const side = pair % 2 ? 1 : -1;
      const at = polar(node, radians(90 - side * 42), 44);
      fruit += thread(node, at, 6, '#A08C72', 3) + wingedFruit(drawing, { x: at.x, y: at.y + 36 }, 38, side * -16);
      fruit += wingedFruit(drawing, { x: at.x + side * 42, y: at.y + 30 }, 33, side * -38);
    }
  }
  back += leaf(drawing, {
    at: main.at(1),
    angle: -88,
    length: 110,
    width: 38,
    shape: 'oblong',
    colour: '#98AE6E',
    veins: 7,
  });
  return back + main.svg + fruit + bark(drawing);
}
