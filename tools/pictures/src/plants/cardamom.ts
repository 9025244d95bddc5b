import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { berry, lump } from './fruit.ts';
import { leaf } from './leaf.ts';
import { leaning, shoot } from './shoot.ts';
import { stem, thread } from './stem.ts';

/** A three-sided green pod. */
function pod(drawing: Drawing, at: Point, size: number, turn: number): string {
  const place = (u: number, v: number): Point => {
    const angle = radians(turn);
    return {
      x: at.x + Math.cos(angle) * u * size - Math.sin(angle) * v * size,
      y: at.y + Math.sin(angle) * u * size + Math.cos(angle) * v * size,
    };
  };
  const [a, b, c] = [place(-0.95, 0), place(0, 0.1), place(1.05, 0)];
  return (
    lump(
      drawing,
      [place(-1, 0), place(-0.5, -0.5), place(0.3, -0.48), place(1.1, 0), place(0.3, 0.48), place(-0.5, 0.5)],
      '#A7BC6A',
      1.2,
    ) +
    `<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${b.x.toFixed(1)} ${b.y.toFixed(1)} ${c.x.toFixed(1)} ${c.y.toFixed(1)}" fill="none" stroke="#5E7434" stroke-width="1.4" opacity="0.8"/>`
  );
}

/** Cardamom: tall canes of broad blades, and from their foot low runners with white lipped flowers and green pods. */
export function cardamom(drawing: Drawing): string {
  const cane = (lean: number, tall: number, nodes: number) =>
    shoot({
      points: leaning({ x: lean * 0.16, y: -20 }, lean, tall),
      colour: '#8DAA5C',
      foot: 20,
      tip: 6,
      nodes,
      from: 0.26,
      grow: (node, side, t, index) =>
        leaf(drawing, {
          at: node,
          angle: node.degrees + side * (54 - t * 34),
          length: 270 - t * 70,
          width: 66,
          shape: 'lanceolate',
          colour: index % 2 ? '#5A8F4C' : '#6B9E56',
          bend: side * 26,
          veins: 12,
          turn: side * 0.4,
        }),
    }).svg;
  let runners = '';
  for (const side of [-1, 1]) {
    const runner = stem(
      [
        { x: side * 10, y: -16 },
        { x: side * 90, y: -44 },
        { x: side * 180, y: -40 },
        { x: side * 252, y: -14 },
      ],
      '#A9AE72',
      7,
      3,
    );
    runners += runner.svg;
    for (let index = 0; index < 6; index += 1) {
      const node = runner.at(0.26 + index * 0.14);
      const up = polar(node, radians(-90 + side * 20), 30);
      runners += thread(node, up, 3, '#A9AE72', 2);
      if (index % 2) {
        runners += flower(drawing, { at: up, radius: 24, petals: 3, colour: '#FAF7EA', heart: '#A15A9A', turn: -90 });
        runners += leaf(drawing, {
          at: up,
          angle: 90 - side * 50,
          length: 26,
          width: 24,
          shape: 'petal',
          colour: '#EBD9EC',
          veins: 6,
          veinColour: '#8E4A8C',
        });
      } else runners += pod(drawing, { x: up.x, y: up.y - 8 }, 22, -90 + side * 16);
      runners += pod(drawing, { x: node.x, y: node.y + 16 }, 19, side > 0 ? 24 : 156);
    }
  }
  let seeds = '';
  for (let index = 0; index < 12; index += 1)
    seeds += berry(drawing, { x: drawing.random.sway(80), y: 16 + drawing.random.sway(10) }, 5.4, 4.6, '#4A3524');
  return cane(-120, 520, 8) + cane(124, 540, 8) + cane(0, 660, 10) + runners + seeds;
}
