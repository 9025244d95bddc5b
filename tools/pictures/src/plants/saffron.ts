import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians, type Point } from '../paint/geometry.ts';
import { lump, unevenRing } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

function crocus(drawing: Drawing, foot: Point, lean: number, size: number): string {
  const tip = polar(foot, radians(-90 + lean), size * 1.5);
  const tube = stem([foot, polar(foot, radians(-90 + lean * 0.6), size * 0.8), tip], '#D9CBE0', 9, 15).svg;
  const petal = (angle: number, length: number, colour: '#8F78B5' | '#A48FC6' | '#7C66A5') =>
    leaf(drawing, {
      at: tip,
      angle: -90 + lean + angle,
      length: size * length,
      width: size * 0.56,
      shape: 'petal',
      colour,
      veins: 7,
      veinColour: '#5C4788',
      bend: angle * 0.5,
    });
  let stigmas = '';
  for (const angle of [-34, 4, 38]) {
    const end = polar(tip, radians(-90 + lean + angle), size * 0.98);
    stigmas +=
      thread(tip, end, angle * 0.5, '#C4421F', 5) +
      `<circle cx="${n(end.x)}" cy="${n(end.y)}" r="5.5" fill="#D9531F" stroke="#8A2A12" stroke-width="1"/>`;
  }
  const anthers = [-16, 20]
    .map((angle) => thread(tip, polar(tip, radians(-90 + lean + angle), size * 0.55), 4, '#E3B33C', 6))
    .join('');
  return (
    tube +
    petal(-52, 1.05, '#8F78B5') +
    petal(52, 1.05, '#8F78B5') +
    petal(0, 1.18, '#7C66A5') +
    anthers +
    stigmas +
    petal(-26, 0.82, '#A48FC6') +
    petal(28, 0.8, '#A48FC6')
  );
}

/** Saffron: purple crocuses with three crimson stigmas, grassy leaves with a pale line, netted corms. */
export function saffron(drawing: Drawing): string {
  const { random } = drawing;
  let grass = '';
  for (let index = 0; index < 15; index += 1) {
    const lean = -52 + index * 7.4;
    grass += leaf(drawing, {
      at: { x: -60 + index * 8, y: -60 },
      angle: -90 + lean,
      length: random.between(330, 520),
      width: 15,
      shape: 'linear',
      colour: index % 2 ? '#5F8450' : '#73985B',
      bend: lean * 0.9,
      veinColour: '#E5EDD0',
    });
  }
  let corms = '';
  for (const [x, size] of [
    [-64, 46],
    [64, 44],
    [0, 54],
  ] as const) {
    corms += lump(drawing, unevenRing(drawing, { x, y: -44 }, size, size * 0.82, 0.05, 10), '#B98C5E', 1.5);
    for (let line = -3; line <= 3; line += 1)
      corms += `<path d="M${x} ${-44 - size * 0.8}Q${x + line * size * 0.36} -44 ${x + line * 3} ${-44 + size * 0.78}" fill="none" stroke="#6E4A2A" stroke-width="1.1" opacity="0.5"/>`;
    for (let root = 0; root < 7; root += 1)
      corms += thread(
        { x: x - 24 + root * 8, y: -44 + size * 0.7 },
        { x: x - 34 + root * 11, y: 22 + random.between(0, 24) },
        random.sway(8),
        '#D6C4A0',
        1.3,
      );
  }
  let threads = '';
  for (let index = 0; index < 16; index += 1) {
    const from = { x: 150 + random.sway(70), y: 4 + random.sway(16) };
    threads += thread(from, polar(from, radians(random.between(0, 360)), 34), random.sway(12), '#B8341C', 2.6);
  }
  return (
    grass +
    crocus(drawing, { x: -70, y: -110 }, -24, 150) +
    crocus(drawing, { x: 74, y: -110 }, 24, 150) +
    `<g transform="translate(0 -150)">${crocus(drawing, { x: 0, y: 40 }, 2, 190)}</g>` +
    corms +
    threads
  );
}
