import type { Drawing } from '../paint/drawing.ts';
import type { Point } from '../paint/geometry.ts';
import { lump, unevenRing } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

function cane(drawing: Drawing, points: readonly Point[], blades: number): string {
  const stalk = stem(points, '#9CB05F', 15, 5);
  let svg = '';
  for (let index = 0; index < blades; index += 1) {
    const node = stalk.at(0.22 + (0.76 * index) / blades);
    const side = index % 2 ? 1 : -1;
    const length = 250 - index * 12;
    svg += leaf(drawing, {
      at: node,
      angle: node.degrees + side * (52 - index * 3) + drawing.random.sway(5),
      length,
      width: 40,
      shape: 'lanceolate',
      colour: index % 2 ? '#6D9A4F' : '#7DA85A',
      bend: side * 26,
      veins: 9,
      turn: drawing.random.sway(0.5),
    });
  }
  const top = stalk.at(1);
  return (
    svg +
    stalk.svg +
    leaf(drawing, {
      at: top,
      angle: top.degrees + 4,
      length: 130,
      width: 24,
      shape: 'lanceolate',
      colour: '#90B766',
      veins: 6,
    })
  );
}

function knob(drawing: Drawing, at: Point, rx: number, ry: number, turn: number): string {
  const body = lump(drawing, unevenRing(drawing, { x: 0, y: 0 }, rx, ry, 0.1, 8), '#D6B780', 1.4);
  const rings = [-0.5, -0.15, 0.2, 0.52]
    .map(
      (u) =>
        `<path d="M${u * rx} ${-ry * 0.8}q${rx * 0.12} ${ry * 0.8} 0 ${ry * 1.6}" fill="none" stroke="#80602F" stroke-width="1.2" opacity="0.45"/>`,
    )
    .join('');
  return `<g transform="translate(${at.x} ${at.y}) rotate(${turn})">${body}${rings}</g>`;
}

/** Ginger: leafy canes with narrow blades in two ranks, knuckled rhizome with a pale cut. */
export function ginger(drawing: Drawing): string {
  const canes =
    cane(
      drawing,
      [
        { x: -50, y: -60 },
        { x: -84, y: -260 },
        { x: -96, y: -450 },
        { x: -120, y: -580 },
      ],
      8,
    ) +
    cane(
      drawing,
      [
        { x: 40, y: -60 },
        { x: 60, y: -280 },
        { x: 52, y: -500 },
        { x: 76, y: -660 },
      ],
      9,
    );
  let roots = '';
  for (let index = 0; index < 10; index += 1)
    roots += thread(
      { x: -130 + index * 29, y: -30 },
      { x: -146 + index * 32, y: 32 + drawing.random.between(0, 18) },
      drawing.random.sway(12),
      '#CDB388',
      1.5,
    );
  const knuckles =
    knob(drawing, { x: -128, y: -62 }, 34, 25, -62) +
    knob(drawing, { x: 132, y: -70 }, 32, 24, -118) +
    knob(drawing, { x: -112, y: -24 }, 60, 34, -12) +
    knob(drawing, { x: 118, y: -26 }, 62, 33, 14) +
    knob(drawing, { x: 4, y: -30 }, 78, 42, 2) +
    knob(drawing, { x: 32, y: -76 }, 30, 26, 84) +
    knob(drawing, { x: -48, y: -72 }, 28, 25, 80);
  const cut = `<g transform="translate(176 -12) rotate(14)"><ellipse rx="19" ry="27" fill="#C39F63" stroke="#80602F" stroke-width="1.4"/><ellipse rx="15.5" ry="23" fill="#F3E2A6"/><ellipse rx="9" ry="14" fill="none" stroke="#D8BE74" stroke-width="1.6"/></g>`;
  return canes + roots + knuckles + cut;
}
