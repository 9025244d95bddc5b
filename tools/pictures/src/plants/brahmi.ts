import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

function shoot(drawing: Drawing, points: readonly Point[], pairs: number): string {
  const { random } = drawing;
  const stalk = stem(points, '#8FA463', 8, 4);
  let svg = '';
  let blooms = '';
  for (let index = 0; index < pairs; index += 1) {
    const t = 0.1 + (0.9 * index) / pairs;
    const node = stalk.at(t);
    for (const side of [-1, 1]) {
      const length = 66 * (1 - t * 0.34) + random.sway(6);
      svg += leaf(drawing, {
        at: node,
        angle: node.degrees + side * (64 - t * 18) + random.sway(10),
        length,
        width: length * 0.46,
        shape: 'obovate',
        colour: random.pick(['#79A05B', '#86AB63', '#6E9455']),
        bend: side * 14,
        turn: random.sway(0.5),
        veinColour: '#C7D9A0',
      });
    }
    if (index % 2 === 1) {
      const at = polar(node, radians(node.degrees + (index % 4 === 1 ? 44 : -44)), 66);
      blooms += thread(node, at, 5, '#8FA463', 2);
      blooms += flower(drawing, {
        at,
        radius: 25,
        petals: 5,
        colour: '#EDE8F4',
        heart: '#B9C26A',
        petalWidth: 0.86,
        stamens: 4,
        turn: random.between(0, 70),
      });
    }
  }
  const tip = stalk.at(1);
  for (const angle of [-32, 30, 0])
    svg += leaf(drawing, {
      at: tip,
      angle: tip.degrees + angle,
      length: 38,
      width: 17,
      shape: 'obovate',
      colour: '#9BBB74',
    });
  return stalk.svg + svg + blooms;
}

/** Brahmi: creeping, fleshy, spoon-shaped leaves in pairs, pale five-petalled flowers, rootlets. */
export function brahmi(drawing: Drawing): string {
  let roots = '';
  for (let index = 0; index < 22; index += 1) {
    const from = { x: -150 + index * 14, y: -20 - Math.sin(index / 4) * 8 };
    roots += thread(
      from,
      { x: from.x + drawing.random.sway(24), y: from.y + drawing.random.between(26, 62) },
      drawing.random.sway(9),
      '#D8CDB0',
      1.2,
    );
  }
  const runner = stem(
    [
      { x: -200, y: -26 },
      { x: -60, y: -8 },
      { x: 60, y: -30 },
      { x: 190, y: -20 },
    ],
    '#A3A468',
    10,
    6,
  ).svg;
  return (
    roots +
    runner +
    shoot(
      drawing,
      [
        { x: -130, y: -22 },
        { x: -190, y: -180 },
        { x: -170, y: -330 },
        { x: -210, y: -450 },
      ],
      7,
    ) +
    shoot(
      drawing,
      [
        { x: 140, y: -28 },
        { x: 190, y: -170 },
        { x: 160, y: -340 },
        { x: 205, y: -500 },
      ],
      8,
    ) +
    shoot(
      drawing,
      [
        { x: 0, y: -20 },
        { x: -20, y: -250 },
        { x: 24, y: -460 },
        { x: 0, y: -680 },
      ],
      10,
    )
  );
}
