import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { lump, unevenRing } from './fruit.ts';
import { pinnate } from './pinnate.ts';
import { stem, thread } from './stem.ts';

/** A fruit like a caltrop, with long hard spines. */
function burr(drawing: Drawing, at: Point, size: number, turn: number): string {
  let spines = '';
  for (let index = 0; index < 5; index += 1) {
    const angle = radians(turn + index * 72);
    const [left, tip, right] = [
      polar(at, angle - 0.3, size * 0.8),
      polar(at, angle, size * 1.75),
      polar(at, angle + 0.3, size * 0.8),
    ];
    spines += `M${n(left.x)} ${n(left.y)}L${n(tip.x)} ${n(tip.y)}L${n(right.x)} ${n(right.y)}Z`;
  }
  return (
    `<path d="${spines}" fill="#C7B57E" stroke="#6F6136" stroke-width="1.2"/>` +
    lump(drawing, unevenRing(drawing, at, size, size, 0.12, 10), '#AFA25E', 1.2)
  );
}

/** Gokshura: runners spreading from one root, small feather leaves, yellow flowers, spiny fruits. */
export function gokshura(drawing: Drawing): string {
  const { random } = drawing;
  let [leaves, extras, runners] = ['', '', ''];
  for (const points of [
    [
      { x: -4, y: -30 },
      { x: -120, y: -150 },
      { x: -210, y: -230 },
      { x: -270, y: -370 },
    ],
    [
      { x: 4, y: -30 },
      { x: 130, y: -140 },
      { x: 210, y: -240 },
      { x: 264, y: -360 },
    ],
    [
      { x: 0, y: -30 },
      { x: -60, y: -240 },
      { x: -84, y: -420 },
      { x: -140, y: -570 },
    ],
    [
      { x: 0, y: -30 },
      { x: 70, y: -230 },
      { x: 96, y: -410 },
      { x: 150, y: -550 },
    ],
    [
      { x: 0, y: -30 },
      { x: 6, y: -270 },
      { x: -14, y: -480 },
      { x: 4, y: -650 },
    ],
  ]) {
    const runner = stem(points, '#A9765A', 8, 3);
    runners += runner.svg;
    for (let index = 0; index < 6; index += 1) {
      const node = runner.at(0.24 + index * 0.15);
      const side = index % 2 ? 1 : -1;
      const angle = node.degrees + side * 60;
      const rachis = stem(
        [node, polar(node, radians(angle), 48), polar(node, radians(angle + side * 10), 96 - index * 4)],
        '#9AA566',
        3,
        1.4,
      );
      leaves += pinnate(drawing, rachis, {
        pairs: 6,
        size: 32,
        slender: 0.44,
        spread: 66,
        bend: 8,
        stalk: 1,
        from: 0.12,
        shape: 'oblong',
        colour: index % 2 ? '#82A067' : '#74935B',
        ending: false,
      });
      const at = polar(node, radians(node.degrees - side * 62), 44);
      extras += thread(node, at, 3, '#9AA566', 1.8);
      extras +=
        index % 2
          ? flower(drawing, {
              at,
              radius: 23,
              petals: 5,
              colour: '#EED04A',
              heart: '#C9A02C',
              petalWidth: 0.74,
              turn: random.between(0, 70),
            })
          : burr(drawing, at, 14, random.between(0, 70));
    }
  }
  const root = stem(
    [
      { x: 0, y: -44 },
      { x: 3, y: 0 },
      { x: -4, y: 40 },
    ],
    '#B99B6E',
    20,
    3,
  ).svg;
  return (
    leaves +
    runners +
    root +
    extras +
    burr(drawing, { x: -120, y: -8 }, 26, 10) +
    burr(drawing, { x: 112, y: -4 }, 23, 44)
  );
}
