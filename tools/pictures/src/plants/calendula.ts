import type { Drawing } from '../paint/drawing.ts';
import type { Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { leaning, shoot } from './shoot.ts';

/** A double head: two rings of orange rays round a brown eye. */
function marigold(drawing: Drawing, at: Point, radius: number): string {
  const ring = (share: number, petals: number, colour: '#E9822B' | '#F09A36' | '#F2AE45') =>
    flower(drawing, {
      at,
      radius: radius * share,
      petals,
      colour,
      heart: '#8A4A1E',
      petalWidth: 0.24,
      shape: 'oblong',
      turn: share * 90,
    });
  let eye = '';
  for (let index = 0; index < 22; index += 1) {
    const out = radius * 0.26 * Math.sqrt(index / 22);
    eye += berry(
      drawing,
      { x: at.x + Math.cos(index * 2.4) * out, y: at.y + Math.sin(index * 2.4) * out },
      3.6,
      3.6,
      index > 12 ? '#B8702A' : '#7A4320',
    );
  }
  return ring(1, 22, '#E9822B') + ring(0.82, 20, '#F09A36') + ring(0.6, 16, '#F2AE45') + eye;
}

/** Calendula: soft spoon-shaped leaves along branching stalks, broad orange heads, one still closed. */
export function calendula(drawing: Drawing): string {
  const { random } = drawing;
  let heads = '';
  const stalk = (foot: Point, lean: number, tall: number, nodes: number, radius: number) => {
    const drawn = shoot({
      points: leaning(foot, lean, tall),
      colour: '#92AA66',
      foot: 11,
      tip: 7,
      nodes,
      from: 0.06,
      grow: (node, side, t, index) =>
        t > 0.84
          ? ''
          : leaf(drawing, {
              at: node,
              angle: node.degrees + side * (58 - t * 16) + random.sway(8),
              length: 196 - t * 92,
              width: 54 - t * 20,
              shape: 'obovate',
              colour: index % 2 ? '#83A65C' : '#759A53',
              veins: 6,
              bend: side * 22,
              turn: random.sway(0.5),
            }),
    });
    heads += marigold(drawing, drawn.at(1), radius);
    return drawn.svg;
  };
  const svg =
    stalk({ x: -6, y: 0 }, -170, 470, 7, 82) +
    stalk({ x: 6, y: 0 }, 176, 400, 6, 74) +
    stalk({ x: 0, y: 0 }, 8, 600, 9, 104);
  const bud = leaning({ x: 60, y: -250 }, 70, 300);
  const budStalk = shoot({ points: bud, colour: '#92AA66', foot: 7, tip: 5, nodes: 0, grow: () => '' });
  const tip = budStalk.at(1);
  let closed = '';
  for (const angle of [-118, -62, -104, -76, -90])
    closed += leaf(drawing, {
      at: tip,
      angle,
      length: 56,
      width: 20,
      shape: 'oblong',
      colour: angle === -90 ? '#E9822B' : '#86A65A',
    });
  return svg + budStalk.svg + closed + heads;
}
