import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians, type Point } from '../paint/geometry.ts';
import { berry, lump, unevenRing } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem } from './stem.ts';

/** Guggul: a crooked thorny shrub with flaking bark, few small leaves in threes, red berries, amber resin. */
export function guggul(drawing: Drawing): string {
  const { random } = drawing;
  let [wood, leaves, berries, flakes] = ['', '', '', ''];
  const branch = (points: readonly Point[], foot: number, twigs: number) => {
    const limb = stem(points, '#A8977A', foot, 5);
    wood += limb.svg;
    for (let index = 0; index < twigs; index += 1) {
      const node = limb.at(0.22 + (0.76 * index) / twigs);
      const side = index % 2 ? 1 : -1;
      const angle = node.degrees + side * 62;
      const tip = polar(node, radians(angle), 58);
      wood += stem([node, polar(node, radians(angle), 30), tip], '#98876A', 5, 0.8).svg;
      const hub = polar(node, radians(angle), 24);
      for (const lean of [-58, 58, 0])
        leaves += leaf(drawing, {
          at: hub,
          angle: node.degrees + side * 20 + lean,
          length: lean ? 38 : 52,
          width: lean ? 24 : 33,
          shape: 'obovate',
          colour: index % 2 ? '#7C9A5C' : '#8BA868',
          margin: 'serrate',
          teeth: 6,
          veins: 3,
        });
      if (index % 2 === 0)
        for (const turn of [-20, 14])
          berries += berry(drawing, polar(node, radians(angle + 180 + turn), 20 + turn / 4), 10, 11, '#B5402F');
    }
    return limb;
  };
  const trunk = branch(
    [
      { x: 0, y: 0 },
      { x: -26, y: -140 },
      { x: 22, y: -290 },
      { x: -10, y: -450 },
      { x: 26, y: -690 },
    ],
    46,
    10,
  );
  branch(
    [
      { x: -16, y: -120 },
      { x: -110, y: -220 },
      { x: -130, y: -360 },
      { x: -206, y: -470 },
    ],
    24,
    8,
  );
  branch(
    [
      { x: 12, y: -220 },
      { x: 104, y: -300 },
      { x: 124, y: -440 },
      { x: 206, y: -540 },
    ],
    22,
    8,
  );
  branch(
    [
      { x: 0, y: -60 },
      { x: 90, y: -110 },
      { x: 168, y: -180 },
      { x: 226, y: -290 },
    ],
    18,
    6,
  );
  for (let index = 0; index < 9; index += 1) {
    const at = trunk.at(0.04 + index * 0.06);
    const side = index % 2 ? 1 : -1;
    flakes += `<path d="M${n(at.x + side * 12)} ${n(at.y)}q${side * 20} -4 ${side * 22} 12q${-side * 12} 10 ${-side * 24} 8Z" fill="#E4D6B4" stroke="#8A7652" stroke-width="1"/>`;
  }
  let resin = '';
  for (const [x, y, size] of [
    [-92, 4, 25],
    [-56, 12, 17],
    [70, 8, 22],
    [104, 2, 30],
    [14, -130, 10],
    [-18, -96, 9],
    [22, -236, 8],
  ] as const)
    resin += lump(
      drawing,
      unevenRing(drawing, { x, y }, size, size * 0.82, 0.15, 8),
      random.pick(['#B9702A', '#A65F22', '#C98736']),
      1.1,
    );
  return wood + flakes + leaves + berries + resin;
}
