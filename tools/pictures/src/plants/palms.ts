import type { Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians, type Point } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

interface Frond {
  readonly angle: number;
  readonly length: number;
  /** How far the tip hangs down, in pixels. */
  readonly droop: number;
  readonly blade: number;
  readonly colour: Colour;
  readonly spread: number;
}

/** A feather leaf of a palm. */
function frond(drawing: Drawing, from: Point, { angle, length, droop, blade, colour, spread }: Frond): string {
  const middle = polar(from, radians(angle), length * 0.55);
  const end = polar(from, radians(angle), length);
  const rib = stem(
    [from, { x: middle.x, y: middle.y - droop * 0.1 }, { x: end.x, y: end.y + droop }],
    '#A9A860',
    8,
    1.6,
  );
  let blades = '';
  for (let index = 0; index < 17; index += 1) {
    const t = 0.1 + index * 0.055;
    const node = rib.at(t);
    for (const side of [-1, 1])
      blades += leaf(drawing, {
        at: node,
        angle: node.degrees + side * (spread - t * 22) + drawing.random.sway(5),
        length: blade * (0.55 + 0.6 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1))),
        width: blade * 0.13,
        shape: 'linear',
        colour,
        bend: side * 8,
      });
  }
  return blades + rib.svg;
}

function trunk(
  points: readonly Point[],
  wide: number,
  mark: (at: Point, half: number) => string,
): { svg: string; top: Point } {
  const wood = stem(points, '#A58D69', wide, wide * 0.66);
  let marks = '';
  for (let index = 1; index < 15; index += 1) {
    const at = wood.at(index / 15);
    marks += mark(at, (wide / 2) * (1 - (index / 15) * 0.34));
  }
  return { svg: wood.svg + marks, top: wood.at(1) };
}

/** Coconut: a ringed leaning trunk, arching feather leaves, green nuts, one nut opened. */
export function coconut(drawing: Drawing): string {
  const { svg, top } = trunk(
    [
      { x: -30, y: 0 },
      { x: -54, y: -150 },
      { x: -30, y: -300 },
      { x: 12, y: -430 },
    ],
    46,
    ({ x, y }, half) =>
      `<path d="M${n(x - half)} ${n(y)}q${n(half)} 8 ${n(half * 2)} 0" fill="none" stroke="#5F4B30" stroke-width="2" opacity="0.55"/>`,
  );
  const leaf = (angle: number, length: number, droop: number) =>
    frond(drawing, top, { angle, length, droop, blade: 110, colour: angle % 4 ? '#6E9A4A' : '#7FA955', spread: 62 });
  const back = leaf(-128, 270, 40) + leaf(-54, 280, 40) + leaf(-92, 290, 0);
  const front = leaf(-172, 250, 110) + leaf(-10, 255, 110) + leaf(-150, 275, 80) + leaf(-30, 280, 80);
  let nuts = '';
  for (const [x, y, colour] of [
    [-42, 26, '#8FA24C'],
    [40, 28, '#8FA24C'],
    [-14, 48, '#A3A94F'],
    [18, 14, '#7F9646'],
  ] as const)
    nuts += berry(drawing, { x: top.x + x, y: top.y + y }, 30, 35, colour);
  const shell =
    `<g transform="translate(120 -34)"><ellipse rx="66" ry="56" fill="#6B4A2C" stroke="#3F2A17" stroke-width="1.6"/><ellipse rx="56" ry="47" fill="#FBF7EA"/><ellipse cx="3" cy="3" rx="40" ry="33" fill="#DDD8C4"/><ellipse cx="6" cy="7" rx="33" ry="25" fill="#F0ECDC"/></g>` +
    berry(drawing, { x: 214, y: -24 }, 40, 42, '#7A5533', 20);
  return back + svg + front + nuts + shell;
}

/** Date palm: a rough trunk, stiff grey-green feathers, amber dates on hanging strands. */
export function date(drawing: Drawing): string {
  const { svg, top } = trunk(
    [
      { x: 0, y: 0 },
      { x: 4, y: -130 },
      { x: -3, y: -260 },
      { x: 0, y: -380 },
    ],
    66,
    ({ x, y }, half) =>
      [-0.62, 0, 0.62]
        .map(
          (share) =>
            `<path d="M${n(x + half * share - 10)} ${n(y)}l10 -13l10 13l-10 9Z" fill="#7F6947" stroke="#4E3D25" stroke-width="1" opacity="0.8"/>`,
        )
        .join(''),
  );
  let fronds = '';
  for (const angle of [-176, -4, -158, -22, -140, -40, -120, -60, -100, -80])
    fronds += frond(drawing, top, {
      angle,
      length: 285,
      droop: Math.abs(angle + 90) > 60 ? 40 : 0,
      blade: 78,
      colour: angle % 8 ? '#8AA07E' : '#7B9474',
      spread: 40,
    });
  let dates = '';
  for (const side of [-1, 1])
    for (let strand = 0; strand < 6; strand += 1) {
      const from = { x: top.x + side * 24, y: top.y + 8 };
      const end = { x: top.x + side * (44 + strand * 21), y: top.y + 150 - strand * 9 };
      dates += thread(from, end, -side * 26, '#D39A3E', 2.6);
      for (let fruit = 0; fruit < 6; fruit += 1) {
        const t = 0.38 + fruit * 0.125;
        const at = { x: from.x + (end.x - from.x) * t + side * 14, y: from.y + (end.y - from.y) * t };
        dates += berry(drawing, at, 8.5, 13, fruit % 2 ? '#B5652A' : '#8E4722', side * -14);
      }
    }
  let fallen = '';
  for (const [x, y, turn] of [
    [-120, 4, 64],
    [-84, 12, 110],
    [96, 6, 70],
    [134, 12, 100],
  ] as const)
    fallen += berry(drawing, { x, y }, 13, 22, '#7E3F20', turn);
  return fronds + svg + dates + fallen;
}
