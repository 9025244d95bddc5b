import { darken, lighten } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians, type Point } from '../paint/geometry.ts';
import { linear, radial } from '../paint/gradient.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem } from './stem.ts';

function pad(drawing: Drawing, at: Point, rx: number, ry: number, colour: '#6F9A72' | '#5D8A66'): string {
  const fill = radial(
    drawing,
    [
      [0, lighten(colour, 0.34)],
      [0.6, colour],
      [1, darken(colour, 0.26)],
    ],
    [0.42, 0.4],
    0.55,
  );
  let rays = '';
  for (let ray = 0; ray < 19; ray += 1) {
    const angle = (ray / 19) * Math.PI * 2;
    rays += `M${n(at.x)} ${n(at.y)}L${n(at.x + Math.cos(angle) * rx * 0.9)} ${n(at.y + Math.sin(angle) * ry * 0.9)}`;
  }
  const rim = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    const wave = 1 + Math.sin(angle * 7) * 0.025;
    return `${index ? 'L' : 'M'}${n(at.x + Math.cos(angle) * rx * wave)} ${n(at.y + Math.sin(angle) * ry * wave)}`;
  }).join('');
  return `<path d="${rim}Z" fill="${fill}" stroke="${darken(colour, 0.5)}" stroke-width="1.4" stroke-opacity="0.65"/><path d="${rays}" stroke="#DDE8C4" stroke-width="1.5" opacity="0.5" fill="none"/><ellipse cx="${at.x}" cy="${at.y}" rx="${rx * 0.07}" ry="${ry * 0.1}" fill="#E2E7BE"/>`;
}

/** An open lotus seen from the side: three ranks of pointed, blushing petals. */
function lotusBloom(drawing: Drawing, at: Point, size: number): string {
  let svg = '';
  const rank = (angles: readonly number[], length: number, tint: '#EBB6BE' | '#F2C9CC' | '#F6D6D6') => {
    for (const angle of angles) {
      svg += leaf(drawing, {
        at,
        angle: -90 + angle,
        length: size * length * (1 - Math.abs(angle) * 0.0016),
        width: size * 0.52,
        shape: 'elliptic',
        colour: tint,
        veins: 6,
        veinColour: '#CF8896',
        bend: -angle * 0.42,
      });
    }
  };
  rank([-88, 88, -64, 64, -40, 40, -14, 16], 1, '#EBB6BE');
  svg += podHead(drawing, { x: at.x, y: at.y - size * 0.36 }, size * 0.26);
  rank([-74, 74, -50, 50, -24, 26], 0.82, '#F2C9CC');
  rank([-58, 60, -30, 32, 0], 0.6, '#F6D6D6');
  return svg;
}

function podHead(drawing: Drawing, at: Point, size: number): string {
  const body = linear(drawing, [
    [0, '#C9C47A'],
    [0.5, '#A9AA5C'],
    [1, '#767A3C'],
  ]);
  let seeds = '';
  for (const [x, y] of [
    [-0.6, 0],
    [-0.2, -0.14],
    [0.24, -0.14],
    [0.62, 0],
    [-0.3, 0.16],
    [0.3, 0.16],
    [0, 0.02],
  ] as const)
    seeds += berry(drawing, { x: at.x + x * size, y: at.y + y * size }, size * 0.11, size * 0.08, '#6E7A42');
  return `<path d="M${n(at.x - size)} ${n(at.y)}Q${n(at.x - size * 0.7)} ${n(at.y + size)} ${n(at.x - size * 0.16)} ${n(at.y + size * 1.3)}L${n(at.x + size * 0.16)} ${n(at.y + size * 1.3)}Q${n(at.x + size * 0.7)} ${n(at.y + size)} ${n(at.x + size)} ${n(at.y)}Z" fill="${body}" stroke="#4D5228" stroke-width="1.3"/><ellipse cx="${n(at.x)}" cy="${n(at.y)}" rx="${n(size)}" ry="${n(size * 0.34)}" fill="#D5D08C" stroke="#4D5228" stroke-width="1.2"/>${seeds}`;
}

/** Lotus: a blushing bloom, a bud, a seed head and round wavy pads on long stalks. */
export function lotus(drawing: Drawing): string {
  const stalk = (points: readonly Point[]) => stem(points, '#93A870', 11, 8).svg;
  const budAt = { x: 158, y: -500 };
  let bud = '';
  for (const angle of [-14, 14, 0])
    bud += leaf(drawing, {
      at: budAt,
      angle: -82 + angle,
      length: 120,
      width: 62,
      shape: 'elliptic',
      colour: angle ? '#E2A3AF' : '#EDBEC4',
      veins: 6,
      bend: -angle,
      veinColour: '#C27F8E',
    });
  const podFoot = polar({ x: -172, y: -420 }, radians(90), 60);
  return (
    stalk([{ x: -30, y: 0 }, { x: -120, y: -180 }, podFoot]) +
    podHead(drawing, { x: -172, y: -440 }, 56) +
    stalk([{ x: 30, y: 0 }, { x: 120, y: -220 }, budAt]) +
    bud +
    stalk([
      { x: 0, y: 0 },
      { x: 14, y: -220 },
      { x: 0, y: -450 },
    ]) +
    lotusBloom(drawing, { x: 0, y: -430 }, 225) +
    pad(drawing, { x: 120, y: -150 }, 158, 74, '#5D8A66') +
    pad(drawing, { x: -110, y: -80 }, 172, 80, '#6F9A72')
  );
}
