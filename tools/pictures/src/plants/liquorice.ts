import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { leaf } from './leaf.ts';
import { pinnate } from './pinnate.ts';
import { leaning } from './shoot.ts';
import { stem, thread } from './stem.ts';

/** A loose spike of lilac pea-flowers. */
function spike(drawing: Drawing, from: Point, angle: number, long: number): string {
  const stalk = stem(
    [from, polar(from, radians(angle), long * 0.5), polar(from, radians(angle), long)],
    '#8F9C62',
    4,
    1.6,
  );
  let svg = stalk.svg;
  for (let index = 0; index < 13; index += 1) {
    const node = stalk.at(0.22 + index * 0.06);
    const size = 26 - index * 1.1;
    for (const side of [-1, 1]) {
      svg += leaf(drawing, {
        at: node,
        angle: angle + side * 60,
        length: size,
        width: size * 0.56,
        shape: 'petal',
        colour: index % 2 ? '#9F86C4' : '#B29BD2',
      });
      svg += leaf(drawing, {
        at: node,
        angle: angle + side * 34,
        length: size * 0.7,
        width: size * 0.4,
        shape: 'petal',
        colour: '#EAE2F2',
      });
    }
  }
  return svg;
}

/** A long root, cut slantwise to its yellow wood. */
const cutRoot = (x: number, y: number, length: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -13H${length}V13H0Z" fill="#8A6238" stroke="#4E3519" stroke-width="1.4"/><path d="M12 -7H${length - 8}M22 5H${length - 20}" stroke="#B98C55" stroke-width="1.8" opacity="0.8"/><ellipse cx="${length}" cy="0" rx="8" ry="13" fill="#EFCF6B" stroke="#4E3519" stroke-width="1.4"/><ellipse cx="${length}" cy="0" rx="3.6" ry="6" fill="none" stroke="#B98C2E" stroke-width="1.2"/></g>`;

/** Liquorice: feather leaves with a leaflet at the end, lilac spikes, long brown roots that are yellow inside. */
export function liquorice(drawing: Drawing): string {
  const main = stem(leaning({ x: 0, y: -110 }, 10, 560), '#94A064', 12, 5);
  let [leaves, spikes] = ['', ''];
  for (let index = 0; index < 7; index += 1) {
    const node = main.at(0.16 + index * 0.14);
    const side = index % 2 ? 1 : -1;
    const angle = -90 + side * (66 - index * 5);
    const reach = 220 - index * 14;
    leaves += pinnate(
      drawing,
      stem(
        [node, polar(node, radians(angle), reach * 0.5), polar(node, radians(angle + side * 16), reach)],
        '#94A064',
        4,
        1.8,
      ),
      {
        pairs: 6,
        size: 66,
        slender: 0.48,
        spread: 74,
        bend: 8,
        stalk: 3,
        shape: 'elliptic',
        veins: 4,
        colour: index % 2 ? '#6F9A57' : '#7DA863',
      },
    );
    if (index > 0) spikes += spike(drawing, node, -90 - side * 34, 136);
  }
  let roots = '';
  for (const [x, length] of [
    [-150, 150],
    [-60, 168],
    [50, 166],
    [150, 148],
  ] as const) {
    roots += stem(
      [
        { x: x * 0.08, y: -112 },
        { x: x * 0.5, y: -100 + length * 0.4 },
        { x, y: -112 + length },
      ],
      '#94693D',
      17,
      4,
    ).svg;
    roots += thread({ x: x * 0.5, y: -100 + length * 0.4 }, { x: x * 0.9, y: -100 + length * 0.4 }, 8, '#94693D', 2);
  }
  return leaves + main.svg + spikes + roots + cutRoot(-232, 12, 150, 3) + cutRoot(70, 18, 140, -4);
}
