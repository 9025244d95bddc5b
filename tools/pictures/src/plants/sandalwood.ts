import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { linear } from '../paint/gradient.ts';
import { flower } from './flower.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

function log(drawing: Drawing, at: Point, length: number, radius: number, turn: number): string {
  const { random } = drawing;
  const side = linear(
    drawing,
    [
      [0, '#C79A6B'],
      [0.3, '#B68354'],
      [0.7, '#8E5F3B'],
      [1, '#6B4528'],
    ],
    [0, 0],
    [0, 1],
  );
  let lines = '';
  for (let index = 0; index < 10; index += 1) {
    const y = -radius * 0.85 + index * radius * 0.19;
    lines += `<path d="M${random.between(0, 30)} ${y}q${length * 0.4} ${random.sway(5)} ${length * random.between(0.6, 0.9)} ${random.sway(3)}" fill="none" stroke="#5C3A20" stroke-width="1.1" opacity="0.4"/>`;
  }
  const rings = [0.92, 0.76, 0.6, 0.44, 0.28, 0.13]
    .map(
      (share, index) =>
        `<ellipse cx="0" cy="0" rx="${radius * 0.5 * share}" ry="${radius * share}" fill="${index < 1 ? '#E3BD8B' : 'none'}" stroke="#A8713F" stroke-width="1.3" opacity="${index < 1 ? 1 : 0.55}"/>`,
    )
    .join('');
  return `<g transform="translate(${at.x} ${at.y}) rotate(${turn})"><path d="M0 ${-radius}L${length} ${-radius * 0.94}A${radius * 0.46} ${radius * 0.94} 0 0 1 ${length} ${radius * 0.94}L0 ${radius}Z" fill="${side}" stroke="#4E3119" stroke-width="1.4"/>${lines}<ellipse rx="${radius * 0.5}" ry="${radius}" fill="#D3A26C" stroke="#5C3A20" stroke-width="1.4"/>${rings}</g>`;
}

/** Sandalwood: drooping twigs of opposite pointed leaves, small maroon flowers, dark drupes, billets of the wood. */
export function sandalwood(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: -10, y: -60 },
      { x: 26, y: -260 },
      { x: -18, y: -460 },
      { x: 30, y: -650 },
    ],
    '#8C6E58',
    12,
    4,
  );
  let back = '';
  let front = '';
  for (let pair = 0; pair < 7; pair += 1) {
    const node = main.at(0.2 + pair * 0.12);
    for (const side of [-1, 1]) {
      const length = 152 - pair * 10 + random.sway(12);
      const angle = -90 + side * (84 - pair * 6) + random.sway(8);
      const at = polar(node, radians(angle), 22);
      back += thread(node, at, side * 3, '#8C6E58', 2.4);
      back += leaf(drawing, {
        at,
        angle,
        length,
        width: length * 0.42,
        shape: 'ovate',
        colour: random.pick(['#7C9A7A', '#6B8C6C', '#8AA683']),
        bend: side * 34,
        veins: 6,
        turn: random.sway(0.5),
      });
    }
    if (pair > 1) {
      for (let index = 0; index < 4; index += 1) {
        const at = polar(node, radians(-90 + (index - 1.5) * 46), 30 + (index % 2) * 14);
        front += thread(node, at, 3, '#8C6E58', 1.4);
        front +=
          pair % 2
            ? flower(drawing, {
                at,
                radius: 13,
                petals: 4,
                colour: '#93404A',
                heart: '#E0C27A',
                petalWidth: 0.72,
                turn: index * 30,
              })
            : berry(drawing, at, 10, 11, index % 2 ? '#3E2A40' : '#6B3144');
      }
    }
  }
  return (
    back +
    main.svg +
    front +
    log(drawing, { x: -60, y: -66 }, 210, 36, 6) +
    log(drawing, { x: -176, y: -30 }, 250, 40, -4) +
    log(drawing, { x: 60, y: -4 }, 130, 30, 8)
  );
}
