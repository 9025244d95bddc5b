import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { berry } from './fruit.ts';
import { leaning, shoot, stalkedLeaf } from './shoot.ts';
import { stem, thread } from './stem.ts';

/** A leaf of three broad leaflets on a long stalk. */
function trefoil(drawing: Drawing, from: Point, angle: number, size: number): string {
  const hub = polar(from, radians(angle), size * 0.8);
  let svg = thread(from, hub, 5, '#8FA65A', 3);
  for (const lean of [-78, 78, 0])
    svg += stalkedLeaf(drawing, hub, lean === 0 ? size * 0.34 : 8, '#8FA65A', {
      angle: angle + lean,
      length: size,
      width: size * 0.72,
      shape: 'ovate',
      colour: lean > 0 ? '#5F8F4A' : '#6E9E54',
      veins: 5,
      bend: lean / 8,
      turn: lean ? 0.25 : 0,
    });
  return svg;
}

/** Green gram: three broad leaflets, bunches of yellow pea-flowers, long straight dark pods, round green beans. */
export function greenGram(drawing: Drawing): string {
  const { random } = drawing;
  let pods = '';
  const main = shoot({
    points: leaning({ x: 0, y: 0 }, 12, 600),
    colour: '#8FA65A',
    foot: 12,
    tip: 5,
    nodes: 7,
    from: 0.22,
    grow: (node, side, t, index) => {
      const hub = polar(node, radians(-90 - side * 48), 70);
      pods += thread(node, hub, side * 6, '#8FA65A', 3);
      if (index < 5)
        for (const turn of [-8, 22, 52, 82]) {
          const angle = 90 + side * turn;
          const end = polar(hub, radians(angle), 132);
          pods += stem(
            [hub, polar(hub, radians(angle), 66), { x: end.x, y: end.y }],
            index % 2 ? '#5D5A35' : '#7E8F45',
            11,
            6,
          ).svg;
        }
      else
        for (const turn of [-60, 0, 60])
          pods += flower(drawing, {
            at: polar(hub, radians(-90 + turn), 18),
            radius: 24,
            petals: 5,
            colour: '#E6CE55',
            heart: '#B9B04A',
            petalWidth: 0.86,
            turn: random.between(0, 70),
          });
      return trefoil(drawing, node, -90 + side * (62 - t * 16), 124 - t * 34);
    },
  });
  let beans = '';
  for (let index = 0; index < 30; index += 1)
    beans += berry(
      drawing,
      { x: random.sway(170), y: random.between(-10, 20) },
      10,
      8.4,
      random.pick(['#7A9A3E', '#6B8B36', '#8CA848']),
      random.between(0, 180),
    );
  return main.svg + trefoil(drawing, main.at(1), -90, 78) + pods + beans;
}
