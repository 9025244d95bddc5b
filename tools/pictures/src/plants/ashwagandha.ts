import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

function lanternBerry(drawing: Drawing, at: Point, size: number): string {
  let svg = '';
  for (const angle of [20, 160, 60, 120]) {
    svg += leaf(drawing, {
      at: { x: at.x, y: at.y - size * 1.05 },
      angle,
      length: size * 2.1,
      width: size * 1.5,
      shape: 'ovate',
      colour: '#C9A659',
      bend: angle < 90 ? 60 : -60,
      veins: 3,
    });
  }
  return svg + berry(drawing, { x: at.x, y: at.y + size * 0.12 }, size * 0.92, size * 0.9, '#C8482B');
}

function roots(drawing: Drawing): string {
  let svg = '';
  for (const [x, length, bow] of [
    [-62, 150, -26],
    [58, 160, 30],
    [-24, 196, -10],
    [22, 184, 14],
  ] as const) {
    svg += stem(
      [
        { x: x * 0.16, y: -8 },
        { x: x * 0.7 + bow * 0.4, y: length * 0.4 },
        { x: x + bow, y: length * 0.75 },
        { x: x * 1.3, y: length },
      ],
      '#CDB186',
      24,
      3,
    ).svg;
    for (let t = 0; t < 3; t += 1) {
      const from = { x: x * (0.5 + t * 0.2), y: length * (0.3 + t * 0.2) };
      svg += thread(
        from,
        { x: from.x + Math.sign(x) * drawing.random.between(14, 34), y: from.y + drawing.random.between(14, 30) },
        5,
        '#C2A47A',
        1.6,
      );
    }
  }
  return `<g transform="translate(0 -170)">${svg}</g>`;
}

/** Ashwagandha: plain ovate leaves, red berries in papery husks, pale tapering roots. */
export function ashwagandha(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: 0, y: -178 },
      { x: 10, y: -360 },
      { x: -12, y: -540 },
      { x: 4, y: -690 },
    ],
    '#93A06A',
    13,
    5,
  );
  let back = '';
  let front = '';
  for (let index = 0; index < 8; index += 1) {
    const node = main.at(0.12 + index * 0.12);
    const side = index % 2 ? 1 : -1;
    const length = 190 - index * 13;
    const angle = -90 + side * (64 - index * 4) + random.sway(8);
    const start = polar(node, radians(angle), 20);
    back += thread(node, start, 3, '#93A06A', 3.4);
    back += leaf(drawing, {
      at: start,
      angle,
      length,
      width: length * 0.56,
      shape: 'ovate',
      colour: index % 3 ? '#7F9460' : '#6F8757',
      bend: side * 22,
      margin: 'wavy',
      teeth: 4,
      veins: 6,
      turn: random.sway(0.6),
    });
    if (index > 0 && index < 7) {
      for (const offset of [0, 1]) {
        const at = polar(node, radians(-90 - side * (58 + offset * 46)), 34 + offset * 6);
        front += thread(node, at, 3, '#A5A56B', 2) + lanternBerry(drawing, at, 15 - index * 0.6);
      }
    }
  }
  for (const angle of [-120, -62, -92])
    back += leaf(drawing, {
      at: main.at(0.98),
      angle,
      length: 84,
      width: 40,
      shape: 'ovate',
      colour: '#9DAE70',
      veins: 4,
      bend: 14,
    });
  return roots(drawing) + back + main.svg + front;
}
