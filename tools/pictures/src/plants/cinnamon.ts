import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians, smoothPath, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { bladePlaces, type Leaf } from './leaf.ts';
import { leaning, shoot, stalkedLeaf } from './shoot.ts';
import { thread } from './stem.ts';

/** Two strong veins beside the midrib, from the leaf's foot to its tip. */
function sideVeins(blade: Leaf, colour: string): string {
  const place = bladePlaces(blade);
  return [-1, 1]
    .map((side) => {
      const vein = [0.02, 0.25, 0.55, 0.94].map((u, index) => place(u, side * ([0, 0.42, 0.44, 0.05][index] ?? 0)));
      return `<path d="${smoothPath(vein)}" fill="none" stroke="${colour}" stroke-width="1.7" opacity="0.8"/>`;
    })
    .join('');
}

/** A quill: bark rolled in from both sides. */
function quill(at: Point, length: number, turn: number): string {
  return (
    `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${turn})"><path d="M0 -17H${length}V17H0Z" fill="#A9683A" stroke="#5E3418" stroke-width="1.4"/><path d="M0 -3H${length}" stroke="#5E3418" stroke-width="3"/><path d="M6 -11H${length - 8}M10 8H${length - 4}" stroke="#D49A66" stroke-width="2.4" opacity="0.7"/>` +
    `<path d="M0 -17a9 8.5 0 1 0 0 17a9 8.5 0 1 0 0 17" fill="#7F4A26" stroke="#5E3418" stroke-width="1.4"/><path d="M-1 -12a5 4 0 1 0 2 7M-1 5a5 4 0 1 0 2 7" fill="none" stroke="#E0B078" stroke-width="1.6"/></g>`
  );
}

/** Cinnamon: leathery leaves with three long veins, young ones red, pale panicles, quills of bark. */
export function cinnamon(drawing: Drawing): string {
  const { random } = drawing;
  let blooms = '';
  const branch = (points: readonly Point[], nodes: number, size: number) =>
    shoot({
      points,
      colour: '#8C6A48',
      foot: 13,
      tip: 5,
      nodes,
      from: 0.24,
      isPaired: true,
      grow: (node, side, t, index) => {
        const isYoung = t > 0.72;
        const blade = {
          angle: node.degrees + side * (64 - t * 30) + random.sway(6),
          length: size * (1 - t * 0.34),
          width: size * 0.44 * (1 - t * 0.34),
          shape: 'elliptic',
          colour: isYoung ? '#B5573B' : index % 2 ? '#3F7A4C' : '#4E8853',
          bend: side * 12,
        } as const;
        if (!isYoung && index % 2 === 1 && side > 0) {
          for (let floret = 0; floret < 8; floret += 1) {
            const at = polar(node, radians(-90 + random.sway(60)), random.between(46, 92));
            blooms += thread(node, at, random.sway(6), '#A8A46A', 1.4);
            blooms += flower(drawing, {
              at,
              radius: 10,
              petals: 6,
              colour: '#F3EDC9',
              heart: '#D8C66A',
              turn: floret * 20,
            });
          }
        }
        const svg = stalkedLeaf(drawing, node, 16, '#A07A4E', blade);
        return (
          svg + sideVeins({ ...blade, at: polar(node, radians(blade.angle), 16) }, isYoung ? '#F0B79A' : '#C3DDB0')
        );
      },
    }).svg;
  const svg =
    branch(leaning({ x: -2, y: -60 }, -150, 400), 4, 156) +
    branch(leaning({ x: 4, y: -90 }, 156, 380), 4, 156) +
    branch(leaning({ x: 0, y: 0 }, 4, 620), 6, 190);
  return svg + blooms + quill({ x: -176, y: -8 }, 190, 5) + quill({ x: 40, y: 2 }, 150, -7);
}
