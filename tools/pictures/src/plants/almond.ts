import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { lump } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

function tear(at: Point, length: number, width: number, turn: number): Point[] {
  const angle = radians(turn);
  const place = (u: number, v: number): Point => ({
    x: at.x + Math.cos(angle) * u * length - Math.sin(angle) * v * width,
    y: at.y + Math.sin(angle) * u * length + Math.cos(angle) * v * width,
  });
  return [
    place(-0.5, 0),
    place(-0.4, -0.36),
    place(-0.1, -0.5),
    place(0.22, -0.34),
    place(0.5, 0),
    place(0.22, 0.34),
    place(-0.1, 0.5),
    place(-0.4, 0.36),
  ];
}

function shell(drawing: Drawing, at: Point, size: number, turn: number): string {
  let pits = '';
  for (let index = 0; index < 14; index += 1) {
    const pit = polar(at, radians(drawing.random.between(0, 360)), size * drawing.random.between(0.04, 0.3));
    pits += `<ellipse cx="${pit.x}" cy="${pit.y}" rx="2.6" ry="1.5" transform="rotate(${turn} ${pit.x} ${pit.y})" fill="#6E4A26" opacity="0.5"/>`;
  }
  return lump(drawing, tear(at, size, size * 0.72, turn), '#CDA56C', 1.3) + pits;
}

function kernel(drawing: Drawing, at: Point, size: number, turn: number): string {
  const lines = [-0.2, 0, 0.2]
    .map((v) => {
      const [a, b, c] = [
        tear(at, size * 0.8, size * 0.6 * Math.abs(v) * 2, turn)[0],
        at,
        tear(at, size * 0.8, 1, turn)[4],
      ];
      return a && c
        ? `<path d="M${a.x} ${a.y}Q${b.x} ${b.y + v * size * 0.6} ${c.x} ${c.y}" fill="none" stroke="#5E3316" stroke-width="1.1" opacity="0.45"/>`
        : '';
    })
    .join('');
  return lump(drawing, tear(at, size, size * 0.58, turn), '#A4622F', 1.2) + lines;
}

/** Almond: blush blossom on a bare-jointed twig, narrow leaves, pitted shells and bare kernels. */
export function almond(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: -40, y: -50 },
      { x: 20, y: -250 },
      { x: -20, y: -450 },
      { x: 50, y: -680 },
    ],
    '#7A5B48',
    17,
    5,
  );
  const branch = stem([main.at(0.42), { x: 90, y: -420 }, { x: 170, y: -540 }], '#7A5B48', 9, 4);
  let leaves = '';
  let blooms = '';
  for (let index = 0; index < 12; index += 1) {
    const node = index % 3 === 2 ? branch.at(0.3 + (index / 12) * 0.7) : main.at(0.24 + index * 0.065);
    const side = index % 2 ? 1 : -1;
    leaves += leaf(drawing, {
      at: node,
      angle: node.degrees + side * 66,
      length: random.between(120, 165),
      width: 38,
      shape: 'lanceolate',
      colour: random.pick(['#7C9D5B', '#6B8E53', '#8BAA66']),
      margin: 'serrate',
      teeth: 15,
      veins: 8,
      bend: side * 30,
      turn: random.sway(0.5),
    });
    if (index % 2 === 0) {
      const at = polar(node, radians(node.degrees - side * 60), random.between(26, 52));
      blooms += thread(node, at, 3, '#9A6A5A', 2.6);
      blooms += flower(drawing, {
        at,
        radius: random.between(42, 54),
        petals: 5,
        colour: '#F4D9DA',
        heart: '#B5525E',
        petalWidth: 0.92,
        stamens: 14,
        turn: random.between(0, 72),
      });
    }
  }
  const nuts =
    shell(drawing, { x: -150, y: -20 }, 92, 18) +
    shell(drawing, { x: 150, y: -22 }, 96, 160) +
    kernel(drawing, { x: -76, y: 2 }, 72, -14) +
    kernel(drawing, { x: 74, y: 6 }, 70, 24) +
    kernel(drawing, { x: 4, y: -8 }, 74, 172);
  return leaves + branch.svg + main.svg + blooms + nuts;
}
