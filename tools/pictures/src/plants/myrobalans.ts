import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians, type Point } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaning, shoot, stalkedLeaf } from './shoot.ts';
import { stem, thread } from './stem.ts';

/** A ribbed drupe of haritaki, hanging. */
function ribbedFruit(drawing: Drawing, at: Point, size: number, turn: number): string {
  const ribs = [-0.62, -0.22, 0.22, 0.62]
    .map(
      (share) =>
        `<path d="M0 ${n(-size)}Q${n(size * share * 1.15)} 0 0 ${n(size)}" fill="none" stroke="#6E6A22" stroke-width="1.6" opacity="0.7"/>`,
    )
    .join('');
  return (
    berry(drawing, at, size * 0.66, size, '#C3B04A', turn) +
    `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})">${ribs}</g>`
  );
}

/** Haritaki: ovate leaves nearly opposite, ribbed yellow-green fruits, pale upright spikes. */
export function haritaki(drawing: Drawing): string {
  const { random } = drawing;
  let fruits = '';
  const limb = (points: readonly Point[], nodes: number, size: number) =>
    shoot({
      points,
      colour: '#8B7A5A',
      foot: 13,
      tip: 4,
      nodes,
      from: 0.22,
      isPaired: true,
      grow: (node, side, t, index) => {
        if (index % 2 === 0 && t < 0.9) {
          const at = polar(node, radians(90 - side * 28), 62);
          fruits +=
            thread(node, at, side * 8, '#8B7A5A', 2.6) +
            ribbedFruit(drawing, { x: at.x, y: at.y + 22 }, 30, side * -10);
        }
        return stalkedLeaf(drawing, node, 22, '#98915C', {
          angle: node.degrees + side * (66 - t * 26) + random.sway(8),
          length: size * (1 - t * 0.3),
          width: size * 0.48 * (1 - t * 0.3),
          shape: 'ovate',
          colour: index % 2 ? '#7E9A56' : '#6C8B4D',
          veins: 8,
          bend: side * 14,
          turn: random.sway(0.5),
        });
      },
    });
  const main = limb(leaning({ x: 0, y: 0 }, 20, 640), 6, 178);
  const left = limb(leaning({ x: -2, y: -150 }, -150, 330), 4, 140);
  const right = limb(leaning({ x: 6, y: -210 }, 160, 320), 4, 140);
  let spikes = '';
  for (const lean of [-28, 24]) {
    const spike = stem([main.at(1), polar(main.at(1), radians(-90 + lean), 90)], '#B8B27A', 4, 2);
    spikes += spike.svg;
    for (let index = 0; index < 12; index += 1)
      spikes += berry(drawing, polar(spike.at(0.15 + index * 0.07), index % 2 ? 0 : Math.PI, 7), 5, 5, '#E8E2B0');
  }
  return left.svg + right.svg + main.svg + spikes + fruits;
}

/** Bibhitaki: large blunt leaves crowded at the ends of grey branches, velvety brown globes below them. */
export function bibhitaki(drawing: Drawing): string {
  const { random } = drawing;
  let [crowns, fruits] = ['', ''];
  const branch = (points: readonly Point[], wide: number, size: number) => {
    const wood = stem(points, '#A39A88', wide, 8);
    const tip = wood.at(1);
    for (const angle of [-170, -10, -146, -34, -122, -58, -90]) {
      crowns += stalkedLeaf(drawing, tip, 40, '#A79F6A', {
        angle: angle + random.sway(6),
        length: size * random.between(0.9, 1.05),
        width: size * 0.56,
        shape: 'obovate',
        colour: random.pick(['#6E8F58', '#7C9C60', '#5F8250']),
        veins: 7,
        bend: (angle + 90) / 5,
        turn: random.sway(0.4),
      });
    }
    for (const [x, y] of [
      [-40, 46],
      [34, 54],
      [-4, 84],
      [-66, 92],
      [60, 104],
    ] as const) {
      const at = { x: tip.x + x, y: tip.y + y };
      fruits += thread(tip, at, x / 8, '#A39A88', 2.6) + berry(drawing, at, 23, 25, '#9B7B55');
    }
    return wood.svg;
  };
  const wood =
    branch(leaning({ x: 0, y: 0 }, 10, 540), 22, 176) +
    branch(leaning({ x: -4, y: -90 }, -150, 230), 14, 132) +
    branch(leaning({ x: 6, y: -120 }, 156, 260), 14, 132);
  return wood + crowns + fruits;
}
