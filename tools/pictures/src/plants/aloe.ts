import { darken, lighten, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { n, smoothPath, straightPath } from '../paint/geometry.ts';
import { linear } from '../paint/gradient.ts';
import { bladePlaces, leaf, type Leaf } from './leaf.ts';
import { thread } from './stem.ts';

function spear(drawing: Drawing, angle: number, length: number, width: number, bend: number, colour: Colour): string {
  const blade: Leaf = {
    at: { x: (angle + 90) * 0.5, y: -16 },
    angle,
    length,
    width,
    shape: 'lanceolate',
    colour,
    bend,
  };
  const place = bladePlaces(blade);
  const half = (u: number) => (u < 0.16 ? 0.34 + u * 4.1 : 1 - ((u - 0.16) / 0.84) ** 1.5);
  const edge = (side: number) => Array.from({ length: 13 }, (_, index) => place(index / 12, side * half(index / 12)));
  const outline = smoothPath([...edge(-1), ...edge(1).reverse()], true);
  const fill = linear(
    drawing,
    [
      [0, darken(colour, 0.22)],
      [0.4, lighten(colour, 0.26)],
      [0.62, colour],
      [1, darken(colour, 0.34)],
    ],
    [0, 0.2],
    [1, 0.5],
  );
  let thorns = '';
  let spots = '';
  for (let index = 1; index < 15; index += 1) {
    const u = index / 16;
    for (const side of [-1, 1]) {
      const [a, b, tip] = [
        place(u, side * half(u)),
        place(u + 0.02, side * half(u + 0.02)),
        place(u + 0.028, side * (half(u) + 0.12)),
      ];
      thorns += straightPath([a, tip, b]);
    }
    const spot = place(u * 0.85, drawing.random.sway(0.6) * half(u));
    spots += `<ellipse cx="${n(spot.x)}" cy="${n(spot.y)}" rx="2.2" ry="6" transform="rotate(${n(angle + 90)} ${n(spot.x)} ${n(spot.y)})" fill="#F1F3D8" opacity="0.55"/>`;
  }
  const gutter = Array.from({ length: 6 }, (_, index) => place(0.05 + index * 0.17, 0.08));
  return (
    `<path d="${thorns}" fill="#D9C98F" stroke="${darken(colour, 0.4)}" stroke-width="0.8"/>` +
    `<path d="${outline}" fill="${fill}" stroke="${darken(colour, 0.55)}" stroke-width="1.3" stroke-opacity="0.7"/>` +
    `<path d="${smoothPath(gutter)}" fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="${n(width * 0.09)}" stroke-linecap="round" opacity="0.34"/>${spots}`
  );
}

/** Aloe: a rosette of thick thorny spears, a spike of orange bells, one leaf cut to its gel. */
export function aloe(drawing: Drawing): string {
  let bells = thread({ x: 8, y: -200 }, { x: 20, y: -650 }, 12, '#93895E', 7);
  for (let row = 0; row < 10; row += 1) {
    for (const side of [-1, 1, 0]) {
      const size = 46 - row * 3;
      bells += leaf(drawing, {
        at: { x: 18 + side * 5, y: -500 - row * 20 },
        angle: 90 - side * (58 - row * 3),
        length: size,
        width: size * 0.36,
        shape: 'oblong',
        colour: row > 6 ? '#C9B15A' : '#D9793F',
        bend: side * -30,
        veins: 0,
      });
    }
  }
  const spears = [
    [-172, 330, 70, 46],
    [-8, 330, 70, -46],
    [-150, 420, 84, 34],
    [-30, 420, 84, -34],
    [-128, 480, 88, 22],
    [-52, 470, 88, -22],
    [-108, 500, 86, 10],
    [-72, 480, 86, -12],
    [-92, 420, 84, 4],
  ] as const;
  const greens = ['#6F9677', '#7BA283', '#648B6C'] as const;
  let svg = bells;
  spears.forEach(([angle, length, width, bend], index) => {
    svg += spear(drawing, angle, length, width, bend, greens[index % 3] ?? greens[0]);
  });
  const slice = (x: number, turn: number) =>
    `<g transform="translate(${x} 2) rotate(${turn})"><path d="M-44 0Q0 -34 44 0Q0 24 -44 0Z" fill="#5F8766" stroke="#33513D" stroke-width="1.3"/><path d="M-37 0Q0 -27 37 0Q0 18 -37 0Z" fill="#E4EFCB"/><path d="M-26 -3Q0 -17 22 -6" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="0.8"/></g>`;
  return svg + slice(-150, -12) + slice(168, 10);
}
