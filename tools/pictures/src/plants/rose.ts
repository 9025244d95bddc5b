import { darken, lighten, mix, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { radial } from '../paint/gradient.ts';
import { leaf } from './leaf.ts';
import { pinnate } from './pinnate.ts';
import { stem, type Stem } from './stem.ts';

/** A full bloom: rings of petals, each smaller, deeper in colour and turned a little. */
function roseBloom(drawing: Drawing, at: Point, radius: number, colour: Colour): string {
  let svg = '';
  const hollow = radial(drawing, [
    [0, '#6E1F33', 0.5],
    [0.72, '#6E1F33', 0.34],
    [1, '#6E1F33', 0],
  ]);
  for (let ring = 0; ring < 6; ring += 1) {
    const size = radius * (1 - ring * 0.155);
    if (ring > 0) svg += `<circle cx="${at.x}" cy="${at.y + size * 0.08}" r="${size * 0.98}" fill="${hollow}"/>`;
    const petals = ring < 3 ? 6 : 5;
    for (let index = 0; index < petals; index += 1) {
      const angle = ring * 37 + (index * 360) / petals + drawing.random.sway(9);
      const start = polar(at, radians(angle), size * 0.05);
      svg += leaf(drawing, {
        at: start,
        angle,
        length: size,
        width: size * (ring < 4 ? 1.12 : 0.9),
        shape: 'petal',
        colour: ring < 2 ? lighten(colour, 0.34 - ring * 0.14) : mix(colour, '#9C2E48', ring * 0.12),
        veins: ring < 3 ? 5 : 0,
        veinColour: darken(colour, 0.2),
        bend: drawing.random.sway(24),
      });
    }
  }
  const curl = [0.19, 0.13, 0.07].map(
    (share, index) =>
      `<ellipse cx="${at.x}" cy="${at.y}" rx="${radius * share}" ry="${radius * share * 0.8}" transform="rotate(${index * 40} ${at.x} ${at.y})" fill="${darken(colour, 0.12 + index * 0.1)}" stroke="${darken(colour, 0.5)}" stroke-width="1" stroke-opacity="0.6"/>`,
  );
  return svg + curl.join('');
}

function bud(drawing: Drawing, at: Point, angle: number, size: number): string {
  let svg = '';
  for (const lean of [-16, 16, 0])
    svg += leaf(drawing, {
      at,
      angle: angle + lean,
      length: size,
      width: size * 0.6,
      shape: 'elliptic',
      colour: '#CF7F8B',
      veins: 4,
      bend: -lean,
    });
  for (const lean of [-40, 40, 8])
    svg += leaf(drawing, {
      at,
      angle: angle + lean,
      length: size * 0.72,
      width: size * 0.22,
      shape: 'lanceolate',
      colour: '#7E9A5C',
      bend: -lean,
    });
  return svg;
}

const foliage = (drawing: Drawing, node: Point, angle: number, reach: number, side: number) => {
  const rachis: Stem = stem(
    [node, polar(node, radians(angle), reach * 0.5), polar(node, radians(angle + side * 12), reach)],
    '#8C9A5E',
    4,
    2,
  );
  return pinnate(drawing, rachis, {
    pairs: 2,
    size: 100,
    slender: 0.6,
    spread: 74,
    bend: 12,
    from: 0.34,
    shape: 'ovate',
    margin: 'serrate',
    teeth: 13,
    veins: 6,
    colour: drawing.random.pick(['#5C8054', '#6A8C5A', '#527650']),
  });
};

/** Rose: one full bloom and buds on thorny stems, leaves of five toothed leaflets. */
export function rose(drawing: Drawing): string {
  const main = stem(
    [
      { x: 10, y: 0 },
      { x: -22, y: -190 },
      { x: 12, y: -360 },
      { x: -6, y: -520 },
    ],
    '#7F9158',
    11,
    7,
  );
  const side = stem([main.at(0.4), { x: 80, y: -330 }, { x: 130, y: -470 }], '#7F9158', 7, 4);
  const other = stem([main.at(0.55), { x: -90, y: -400 }, { x: -150, y: -560 }], '#7F9158', 6, 4);
  let thorns = '';
  for (let index = 0; index < 9; index += 1) {
    const node = main.at(0.08 + index * 0.09);
    const turn = index % 2 ? 1 : -1;
    thorns += leaf(drawing, {
      at: node,
      angle: -90 + turn * 104,
      length: 20,
      width: 10,
      shape: 'lanceolate',
      colour: '#A8795B',
      bend: turn * 36,
    });
  }
  const leaves =
    foliage(drawing, main.at(0.2), -150, 190, -1) +
    foliage(drawing, main.at(0.32), -32, 200, 1) +
    foliage(drawing, main.at(0.62), -164, 170, -1) +
    foliage(drawing, main.at(0.7), -14, 170, 1) +
    foliage(drawing, side.at(0.6), -30, 120, 1);
  return (
    leaves +
    thorns +
    side.svg +
    other.svg +
    main.svg +
    bud(drawing, other.at(1), -112, 84) +
    bud(drawing, side.at(1), -66, 70) +
    roseBloom(drawing, { x: -4, y: -560 }, 138, '#D4848C')
  );
}
