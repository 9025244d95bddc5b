import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { berry, lump } from './fruit.ts';
import { leaf } from './leaf.ts';
import { shoot } from './shoot.ts';
import { thread } from './stem.ts';

/** A leaf of five deep lobes. */
function lobed(drawing: Drawing, at: Point, angle: number, size: number): string {
  let svg = '';
  for (const [turn, share] of [
    [-112, 0.56],
    [112, 0.56],
    [-56, 0.82],
    [56, 0.82],
    [0, 1],
  ] as const)
    svg += leaf(drawing, {
      at,
      angle: angle + turn,
      length: size * share,
      width: size * 0.5 * share,
      shape: 'elliptic',
      colour: turn > 0 ? '#79A34F' : '#86B05A',
      margin: 'serrate',
      teeth: 5,
      veins: 4,
    });
  return svg;
}

/** A warty gourd, tapering to both ends, hanging. */
function gourd(drawing: Drawing, at: Point, long: number, turn: number): string {
  const half = long * 0.2;
  const outline = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2;
    const share = index % 2 ? 1 : 0.88;
    return {
      x: Math.cos(angle) * half * share * (1 - 0.3 * Math.abs(Math.sin(angle))),
      y: Math.sin(angle) * long * 0.5,
    };
  });
  let warts = '';
  for (let row = -4; row <= 4; row += 1)
    for (const share of row % 2 ? [-0.45, 0.1, 0.5] : [-0.2, 0.32])
      warts += berry(drawing, { x: half * share * (1 - Math.abs(row) * 0.12), y: row * long * 0.095 }, 6, 9, '#8DB455');
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${turn})">${lump(drawing, outline, '#6E9A3F', 1.4)}${warts}</g>`;
}

/** Bitter gourd: a slender climber with tendrils, leaves of deep lobes, yellow flowers, warty hanging fruits. */
export function bitterGourd(drawing: Drawing): string {
  const { random } = drawing;
  let front = '';
  const vine = shoot({
    points: [
      { x: 0, y: 0 },
      { x: -50, y: -150 },
      { x: 46, y: -310 },
      { x: -40, y: -470 },
      { x: 30, y: -620 },
      { x: -6, y: -710 },
    ],
    colour: '#8AA356',
    foot: 8,
    tip: 3,
    nodes: 9,
    from: 0.14,
    grow: (node, side, t, index) => {
      const angle = -90 + side * 78;
      const at = polar(node, radians(angle), 76);
      const curl = polar(node, radians(-90 - side * 60), 46);
      front += `<path d="M${n(node.x)} ${n(node.y)}Q${n(curl.x)} ${n(curl.y + 20)} ${n(curl.x)} ${n(curl.y)}c${-side * 22} -20 ${-side * 34} 8 ${-side * 14} 12c${side * 12} 0 ${side * 8} -12 0 -10" fill="none" stroke="#8AA356" stroke-width="1.8"/>`;
      if (index === 2 || index === 3 || index === 6) {
        const long = index === 6 ? 120 : 176;
        const hang = { x: node.x - side * 96, y: node.y + 34 };
        front +=
          thread(node, hang, side * 16, '#8AA356', 2.6) +
          gourd(drawing, { x: hang.x, y: hang.y + long * 0.5 }, long, side * 5);
      }
      if (index === 1 || index === 5 || index === 7) {
        const bloom = polar(node, radians(-90 - side * 50), 92);
        front += thread(node, bloom, 8, '#8AA356', 2);
        front += flower(drawing, {
          at: bloom,
          radius: 34,
          petals: 5,
          colour: '#EBC93F',
          heart: '#D98F24',
          petalWidth: 0.82,
          turn: random.between(0, 70),
        });
      }
      return thread(node, at, side * 6, '#8AA356', 2.6) + lobed(drawing, at, angle + side * 20, 112 - t * 40);
    },
  });
  return vine.svg + front;
}
