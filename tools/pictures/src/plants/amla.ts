import { lighten } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, type Stem } from './stem.ts';

/** A feathery twig: many small leaflets in two ranks. */
function feather(drawing: Drawing, twig: Stem, pairs: number, size: number): string {
  let svg = '';
  for (let index = 0; index < pairs; index += 1) {
    const t = 0.06 + (0.93 * index) / pairs;
    const node = twig.at(t);
    const length = size * Math.sin(Math.PI * (0.18 + t * 0.7)) + 6;
    for (const side of [-1, 1]) {
      svg += leaf(drawing, {
        at: node,
        angle: node.degrees + side * 62,
        length,
        width: length * 0.3,
        shape: 'oblong',
        colour: index % 2 ? '#8FA650' : '#7E9B4C',
        bend: -side * 10,
      });
    }
  }
  return svg + twig.svg;
}

function gooseberry(drawing: Drawing, at: Point, radius: number): string {
  const colour = '#B9C26A';
  const ribs = [-0.72, -0.32, 0.12, 0.55]
    .map(
      (share) =>
        `<path d="M${at.x} ${at.y - radius * 0.96}Q${at.x + radius * share * 1.9} ${at.y} ${at.x} ${at.y + radius * 0.96}" fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="1.6" opacity="0.6"/>`,
    )
    .join('');
  return (
    berry(drawing, at, radius, radius * 0.94, colour) +
    ribs +
    berry(drawing, { x: at.x, y: at.y - radius * 0.88 }, 4, 2.6, '#6D6A37')
  );
}

/** Amla: feathery twigs and round, six-ribbed, glassy green fruit. */
export function amla(drawing: Drawing): string {
  const { random } = drawing;
  const main = stem(
    [
      { x: -30, y: 0 },
      { x: 10, y: -220 },
      { x: -14, y: -460 },
      { x: 26, y: -690 },
    ],
    '#8D7A5E',
    17,
    5,
  );
  let twigs = '';
  let fruit = '';
  for (let index = 0; index < 8; index += 1) {
    const node = main.at(0.2 + index * 0.105);
    const side = index % 2 ? 1 : -1;
    const angle = -90 + side * (58 - index * 3);
    const reach = 262 - index * 17;
    const middle = polar(node, radians(angle), reach * 0.5);
    const end = polar(node, radians(angle + side * 20), reach);
    twigs += feather(drawing, stem([node, middle, end], '#9AA05E', 3.4, 1.4), 20, 42);
    if (index < 7) {
      const at = polar(node, radians(90 + side * 40), 30 + random.between(0, 8));
      fruit += gooseberry(drawing, at, random.between(26, 33));
      if (index % 2 === 0)
        fruit += gooseberry(drawing, polar(node, radians(100 - side * 36), 40), random.between(22, 28));
    }
  }
  const top = main.at(0.99);
  twigs += feather(
    drawing,
    stem([top, polar(top, radians(-80), 60), polar(top, radians(-70), 120)], '#9AA05E', 3, 1.2),
    13,
    34,
  );
  return twigs + main.svg + fruit;
}
