import type { Drawing } from '../paint/drawing.ts';
import { polar, radians } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { shoot } from './shoot.ts';
import { thread } from './stem.ts';

/** Black pepper: a jointed climber, dark heart-shaped leaves, long hanging spikes of berries, wrinkled corns. */
export function blackPepper(drawing: Drawing): string {
  const { random } = drawing;
  let spikes = '';
  const vine = shoot({
    points: [
      { x: -16, y: 0 },
      { x: 26, y: -190 },
      { x: -22, y: -370 },
      { x: 24, y: -540 },
      { x: 0, y: -680 },
    ],
    colour: '#7E7A4E',
    foot: 12,
    tip: 4,
    nodes: 8,
    from: 0.2,
    grow: (node, side, t, index) => {
      spikes += berry(drawing, node, 8 - t * 3, 7 - t * 3, '#8A8655');
      const at = polar(node, radians(-90 + side * 68), 54);
      if (index < 7) {
        const from = polar(node, radians(-90 - side * 80), 30);
        const long = 190 - index * 10;
        const end = { x: from.x - side * 42, y: from.y + long };
        spikes += thread(node, from, 4, '#8A9A58', 2.4) + thread(from, end, side * 10, '#8A9A58', 2);
        for (let row = 0; row < 17; row += 1) {
          const share = 0.08 + row * 0.054;
          const x = from.x + (end.x - from.x) * share - side * 10 * Math.sin(share * Math.PI);
          for (const offset of [-8, 8])
            spikes += berry(
              drawing,
              { x: x + offset, y: from.y + (end.y - from.y) * share + offset * 0.4 },
              8.4,
              8.4,
              random.pick(index % 3 === 1 ? ['#B5402C', '#8FA046', '#C9652F'] : ['#7E9A45', '#94A94E', '#6B8A3E']),
            );
        }
      }
      return (
        thread(node, at, side * 6, '#8A9A58', 3) +
        leaf(drawing, {
          at,
          angle: -90 + side * (88 - t * 20) + random.sway(8),
          length: 176 - t * 60,
          width: 132 - t * 44,
          shape: 'heart',
          colour: index % 2 ? '#3F7148' : '#4C7F4E',
          veins: 5,
          bend: side * 20,
          turn: random.sway(0.4),
          veinColour: '#B9D3A2',
        })
      );
    },
  });
  let corns = '';
  for (let index = 0; index < 16; index += 1)
    corns += berry(
      drawing,
      { x: random.sway(150), y: random.between(-8, 18) },
      10,
      9.4,
      random.pick(['#2E2A26', '#3B342D', '#4A4036']),
    );
  return vine.svg + spikes + corns;
}
