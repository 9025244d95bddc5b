import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaning, shoot, stalkedLeaf } from './shoot.ts';
import { thread } from './stem.ts';

/** A fruit cut across: red rind, pale pulp, seeds in a ring. */
function cut(drawing: Drawing, at: Point, size: number): string {
  let seeds = '';
  for (let index = 0; index < 6; index += 1)
    seeds += berry(
      drawing,
      polar(at, radians(index * 60 + 15), size * 0.46),
      size * 0.2,
      size * 0.13,
      '#7A4A34',
      index * 60 + 15,
    );
  return `<circle cx="${at.x}" cy="${at.y}" r="${size}" fill="#8E2436" stroke="#4E1420" stroke-width="1.6"/><circle cx="${at.x}" cy="${at.y}" r="${size * 0.8}" fill="#F3D3CB"/>${seeds}`;
}

/** Kokum: slender drooping side branches, dark glossy leaves in pairs, round wine-red fruits, one cut. */
export function kokum(drawing: Drawing): string {
  const { random } = drawing;
  let fruits = '';
  const trunk = shoot({
    points: leaning({ x: 0, y: 0 }, 0, 690),
    colour: '#7E6F5A',
    foot: 16,
    tip: 4,
    nodes: 0,
    grow: () => '',
  });
  let svg = '';
  for (let index = 0; index < 8; index += 1) {
    const from = trunk.at(0.2 + index * 0.105);
    const side = index % 2 ? 1 : -1;
    const reach = 230 - index * 21;
    svg += shoot({
      points: [from, { x: from.x + side * reach * 0.5, y: from.y - 40 }, { x: from.x + side * reach, y: from.y + 34 }],
      colour: '#8A7A5E',
      foot: 6,
      tip: 2.4,
      nodes: 5,
      from: 0.24,
      isPaired: true,
      grow: (node, way, t, step) => {
        if (way > 0 && step % 2 === 1) {
          const at = { x: node.x, y: node.y + 44 };
          fruits +=
            thread(node, at, 3, '#8A7A5E', 2.2) +
            berry(drawing, { x: at.x, y: at.y + 16 }, 25, 24, random.pick(['#8E2436', '#A3303F', '#7A1E30']));
        }
        return stalkedLeaf(drawing, node, 10, '#9C8E5E', {
          angle: node.degrees + way * (58 - t * 22),
          length: 92 - index * 2,
          width: 30,
          shape: 'lanceolate',
          colour: index > 5 ? '#8FA35A' : step % 2 ? '#2F6647' : '#3B754F',
          veins: 5,
          bend: way * 10,
          turn: way * 0.3,
        });
      },
    }).svg;
  }
  return (
    svg +
    trunk.svg +
    fruits +
    cut(drawing, { x: -96, y: -30 }, 38) +
    berry(drawing, { x: 98, y: -26 }, 36, 34, '#8E2436')
  );
}
