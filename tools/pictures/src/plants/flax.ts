import type { Drawing } from '../paint/drawing.ts';
import { polar, radians } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { leaning, shoot } from './shoot.ts';
import { thread } from './stem.ts';

/** Flax: thin upright stems with needle-narrow leaves, sky-blue flowers, round capsules, glossy brown seeds. */
export function flax(drawing: Drawing): string {
  const { random } = drawing;
  let tops = '';
  let svg = '';
  for (const [foot, lean, tall] of [
    [-26, -190, 480],
    [24, 186, 450],
    [-10, -96, 600],
    [12, 104, 570],
    [0, 6, 660],
  ] as const) {
    const stalk = shoot({
      points: leaning({ x: foot, y: 0 }, lean, tall),
      colour: '#8FA878',
      foot: 6,
      tip: 2.6,
      nodes: 22,
      from: 0.05,
      grow: (node, side, t) =>
        leaf(drawing, {
          at: node,
          angle: node.degrees + side * 34,
          length: 68 - t * 22,
          width: 8.5,
          shape: 'linear',
          colour: '#86A674',
          bend: side * 12,
        }),
    });
    svg += stalk.svg;
    const top = stalk.at(1);
    for (const [turn, reach, kind] of [
      [0, 40, 'flower'],
      [-48, 66, 'capsule'],
      [44, 72, 'flower'],
      [80, 52, 'capsule'],
    ] as const) {
      const at = polar(top, radians(top.degrees + turn), reach);
      tops += thread(top, at, turn / 10, '#8FA878', 1.8);
      tops +=
        kind === 'flower'
          ? flower(drawing, {
              at,
              radius: 36,
              petals: 5,
              colour: '#7FA6DB',
              heart: '#E9E3B5',
              petalWidth: 0.86,
              stamens: 5,
              turn: random.between(0, 70),
            })
          : berry(drawing, at, 13, 14, '#B5A566');
    }
  }
  let seeds = '';
  for (let index = 0; index < 30; index += 1)
    seeds += berry(
      drawing,
      { x: random.sway(160), y: random.between(-10, 20) },
      9,
      5,
      random.pick(['#7B4A26', '#8E5A2E', '#6B3F20']),
      random.between(0, 180),
    );
  return svg + tops + seeds;
}
