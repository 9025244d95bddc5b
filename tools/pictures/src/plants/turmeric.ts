import type { Drawing } from '../paint/drawing.ts';
import type { Point } from '../paint/geometry.ts';
import { lump } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

const skin = '#C98A3B';

function finger(drawing: Drawing, from: Point, angle: number, length: number, thick: number): string {
  const dx = Math.cos((angle * Math.PI) / 180);
  const dy = Math.sin((angle * Math.PI) / 180);
  const at = (u: number, v: number): Point => ({
    x: from.x + dx * u * length - dy * v * thick,
    y: from.y + dy * u * length + dx * v * thick,
  });
  const svg = lump(
    drawing,
    [at(0, -0.5), at(0.4, -0.58), at(0.8, -0.5), at(1, 0), at(0.8, 0.5), at(0.4, 0.56), at(0, 0.5), at(-0.08, 0)],
    skin,
    1.4,
  );
  const rings = [0.2, 0.38, 0.56, 0.74, 0.88].map((u) => {
    const [a, b, c] = [at(u, -0.5), at(u + 0.08, 0), at(u, 0.5)];
    return `<path d="M${a.x} ${a.y}Q${b.x} ${b.y} ${c.x} ${c.y}" fill="none" stroke="#6F431B" stroke-width="1.3" opacity="0.5"/>`;
  });
  return svg + rings.join('');
}

function cutFace(at: Point, rx: number, ry: number, turn: number): string {
  return (
    `<g transform="translate(${at.x} ${at.y}) rotate(${turn})"><ellipse rx="${rx}" ry="${ry}" fill="#B9722A" stroke="#6F431B" stroke-width="1.4"/>` +
    `<ellipse rx="${rx * 0.88}" ry="${ry * 0.88}" fill="#F0A21C"/><ellipse rx="${rx * 0.56}" ry="${ry * 0.56}" fill="#E8890C" stroke="#FFCB57" stroke-width="2" stroke-opacity="0.8"/>` +
    `<ellipse cx="${-rx * 0.2}" cy="${-ry * 0.25}" rx="${rx * 0.4}" ry="${ry * 0.25}" fill="#FFD877" opacity="0.4"/></g>`
  );
}

function cone(drawing: Drawing, foot: Point): string {
  let svg = '';
  for (let row = 8; row >= 0; row -= 1) {
    const y = foot.y - row * 21;
    const spread = 34 * Math.sin(Math.PI * (0.22 + row * 0.075)) + 10;
    for (const side of row % 2 ? [-1, 1, 0] : [-0.55, 0.55]) {
      const pink = row > 5;
      svg += leaf(drawing, {
        at: { x: foot.x + side * 8, y: y + 14 },
        angle: -90 + side * 40,
        length: spread * 1.7,
        width: spread * 1.25,
        shape: 'petal',
        colour: pink ? '#E3B3B4' : row > 3 ? '#E9DDBE' : '#C9D49A',
        veins: 5,
        bend: side * 30,
      });
    }
  }
  return svg;
}

/** Turmeric: broad upright leaves, a pale cone of bracts, ringed rhizomes with one cut to its orange. */
export function turmeric(drawing: Drawing): string {
  let leaves = '';
  for (const [angle, length, bend] of [
    [-122, 520, -26],
    [-58, 540, 26],
    [-106, 640, -12],
    [-74, 650, 14],
  ] as const) {
    leaves += leaf(drawing, {
      at: { x: (angle + 90) * 0.3, y: -130 },
      angle,
      length,
      width: 150,
      shape: 'lanceolate',
      colour: angle % 4 ? '#7C9F4E' : '#6A9148',
      bend,
      veins: 16,
      turn: angle < -90 ? 0.5 : -0.5,
    });
  }
  const sheath = stem(
    [
      { x: 0, y: -40 },
      { x: 2, y: -170 },
      { x: 0, y: -300 },
    ],
    '#A5B566',
    34,
    14,
  ).svg;
  let roots = '';
  for (let index = 0; index < 9; index += 1)
    roots += thread(
      { x: -110 + index * 28, y: -26 },
      { x: -130 + index * 32, y: 26 + drawing.random.between(0, 22) },
      drawing.random.sway(14),
      '#C9A56A',
      1.6,
    );
  const rhizome =
    finger(drawing, { x: -20, y: -40 }, 160, 150, 46) +
    finger(drawing, { x: 20, y: -40 }, 16, 168, 44) +
    finger(drawing, { x: 66, y: -30 }, 74, 74, 32) +
    finger(drawing, { x: -90, y: -20 }, 112, 70, 32) +
    finger(drawing, { x: 0, y: -52 }, 90, 70, 62) +
    cutFace({ x: 186, y: 8 }, 17, 23, 16);
  return leaves + sheath + cone(drawing, { x: 2, y: -300 }) + roots + rhizome;
}
