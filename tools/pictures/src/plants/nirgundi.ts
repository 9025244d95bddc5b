import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { leaning, shoot, stalkedLeaf } from './shoot.ts';
import { stem, thread } from './stem.ts';

/** Five narrow leaflets spread like a hand. */
function hand(drawing: Drawing, from: Point, angle: number, size: number): string {
  const hub = polar(from, radians(angle), size * 0.42);
  let svg = thread(from, hub, 4, '#8E8B6A', 2.8);
  for (const [lean, share] of [
    [-98, 0.5],
    [98, 0.5],
    [-48, 0.82],
    [48, 0.82],
    [0, 1],
  ] as const)
    svg += stalkedLeaf(drawing, hub, 10 * share, '#8E8B6A', {
      angle: angle + lean,
      length: size * share,
      width: size * 0.21 * share,
      shape: 'lanceolate',
      colour: lean > 0 ? '#5F8268' : '#71947A',
      veins: 7,
      bend: lean / 6,
      turn: lean ? 0.3 : 0,
      veinColour: '#D3DFCC',
    });
  return svg;
}

/** A branched spike of small blue-violet flowers. */
function panicle(drawing: Drawing, from: Point, angle: number, long: number): string {
  const axis = stem(
    [from, polar(from, radians(angle), long * 0.5), polar(from, radians(angle + 3), long)],
    '#8E8B7A',
    4,
    1.6,
  );
  let svg = axis.svg;
  for (let index = 0; index < 9; index += 1) {
    const node = axis.at(0.2 + index * 0.09);
    for (const side of [-1, 1]) {
      const tip = polar(node, radians(angle + side * 54), 36 - index * 2.8);
      svg += thread(node, tip, 2, '#8E8B7A', 1.3);
      for (const share of [0.55, 1])
        svg += flower(drawing, {
          at: { x: node.x + (tip.x - node.x) * share, y: node.y + (tip.y - node.y) * share },
          radius: 10 - index * 0.4,
          petals: 5,
          colour: drawing.random.pick(['#7E86C8', '#9AA0D8', '#6F74B8']),
          heart: '#EFE8F4',
          turn: index * 37,
        });
    }
  }
  return svg;
}

/** Nirgundi: grey-green leaves of five fingers, blue-violet spikes at every tip. */
export function nirgundi(drawing: Drawing): string {
  let spikes = '';
  const branch = (points: readonly Point[], nodes: number, size: number) => {
    const wood = shoot({
      points,
      colour: '#8C8672',
      foot: 12,
      tip: 5,
      nodes,
      from: 0.2,
      isPaired: true,
      grow: (node, side, t) =>
        t > 0.94 ? '' : hand(drawing, node, node.degrees + side * (70 - t * 22), size * (1 - t * 0.34)),
    });
    const top = wood.at(1);
    spikes +=
      panicle(drawing, top, top.degrees - 26, 116) +
      panicle(drawing, top, top.degrees + 26, 116) +
      panicle(drawing, top, top.degrees, 158);
    return wood.svg;
  };
  return (
    branch(leaning({ x: -4, y: -40 }, -156, 330), 4, 118) +
    branch(leaning({ x: 4, y: -60 }, 160, 330), 4, 118) +
    branch(leaning({ x: 0, y: 0 }, 6, 570), 6, 150) +
    spikes
  );
}
