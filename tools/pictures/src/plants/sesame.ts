import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians, type Point } from '../paint/geometry.ts';
import { berry, lump } from './fruit.ts';
import { leaf } from './leaf.ts';
import { leaning, shoot, stalkedLeaf } from './shoot.ts';

/** A pale hanging bell with a wide lip. */
function bell(drawing: Drawing, from: Point, angle: number, size: number): string {
  const mouth = polar(from, radians(angle), size);
  let svg = leaf(drawing, {
    at: from,
    angle,
    length: size * 1.12,
    width: size * 0.56,
    shape: 'obovate',
    colour: '#F1DDE3',
    veins: 3,
    veinColour: '#C694A8',
  });
  for (const lean of [-74, -34, 34, 74])
    svg += leaf(drawing, {
      at: polar(mouth, radians(angle + 180), size * 0.14),
      angle: angle + lean,
      length: size * 0.38,
      width: size * 0.34,
      shape: 'petal',
      colour: '#FAF1F3',
    });
  return svg + berry(drawing, from, size * 0.12, size * 0.12, '#7E9A56');
}

/** An upright capsule with four grooves. */
function capsule(drawing: Drawing, at: Point, size: number, turn: number): string {
  const outline = [
    { x: -7, y: 0 },
    { x: -9, y: -size * 0.5 },
    { x: -6, y: -size * 0.9 },
    { x: 0, y: -size * 1.08 },
    { x: 6, y: -size * 0.9 },
    { x: 9, y: -size * 0.5 },
    { x: 7, y: 0 },
  ];
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})">${lump(drawing, outline, '#9DAE5F', 1.2)}<path d="M-2.6 -3V${n(-size * 0.94)}M3 -3V${n(-size * 0.9)}" stroke="#5F7036" stroke-width="1.1" opacity="0.8"/></g>`;
}

/** Sesame: one straight stem, long drooping leaves, pale bells and upright capsules in every axil, ivory seeds. */
export function sesame(drawing: Drawing): string {
  const { random } = drawing;
  let front = '';
  const main = shoot({
    points: leaning({ x: 0, y: 0 }, 6, 690),
    colour: '#93A863',
    foot: 17,
    tip: 5,
    nodes: 10,
    from: 0.12,
    isPaired: true,
    grow: (node, side, t, index) => {
      const axil = { x: node.x + side * 10, y: node.y - 4 };
      if (index < 5)
        front +=
          capsule(drawing, axil, 50, side * 14) + capsule(drawing, { x: axil.x + side * 15, y: axil.y }, 44, side * 30);
      else if (index < 9) front += bell(drawing, axil, 90 - side * 52, 58 - (index - 5) * 6);
      return stalkedLeaf(drawing, node, 34 - t * 20, '#93A863', {
        angle: node.degrees + side * (86 - t * 44) + random.sway(6),
        length: 196 - t * 120,
        width: (index < 3 ? 74 : 44) - t * 22,
        shape: index < 3 ? 'ovate' : 'lanceolate',
        colour: index % 2 ? '#6C9A52' : '#7BA85E',
        ...(index < 3 ? ({ margin: 'serrate', teeth: 6 } as const) : {}),
        veins: 7,
        bend: side * 24,
      });
    },
  });
  let seeds = '';
  for (let index = 0; index < 34; index += 1)
    seeds += berry(
      drawing,
      { x: random.sway(150), y: random.between(-8, 20) },
      7.4,
      4.8,
      random.pick(['#EFE2C0', '#E4D2A6', '#F6ECD2']),
      random.between(0, 180),
    );
  return main.svg + front + seeds;
}
