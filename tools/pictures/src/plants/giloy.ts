import type { Drawing } from '../paint/drawing.ts';
import { polar, radians } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { stem, thread } from './stem.ts';

/** Giloy: two twining stems, long-stalked heart leaves, strings of red berries. */
export function giloy(drawing: Drawing): string {
  const { random } = drawing;
  const twine = (phase: number, amplitude: number) =>
    Array.from({ length: 15 }, (_, index) => ({
      x: Math.sin(index * 0.95 + phase) * amplitude * (1 - index * 0.03),
      y: -index * 50,
    }));
  const behind = stem(twine(Math.PI, 22), '#9B8C6A', 15, 4);
  const front = stem(twine(0, 22), '#A79A72', 17, 4);
  let back = '';
  let near = '';
  for (let index = 0; index < 8; index += 1) {
    const node = front.at(0.12 + index * 0.118);
    const side = index % 2 ? 1 : -1;
    const angle = -90 + side * (76 - index * 4) + random.sway(10);
    const at = polar(node, radians(angle), 84 - index * 6);
    const length = 158 - index * 12;
    back += thread(node, at, side * 12, '#8D9A5A', 3.2);
    back += leaf(drawing, {
      at,
      angle: angle + side * 34,
      length,
      width: length * 0.96,
      shape: 'heart',
      colour: index % 3 === 0 ? '#6C9150' : '#7BA05A',
      veins: 4,
      bend: side * 16,
      turn: random.sway(0.5),
    });
    if (index === 1 || index === 4 || index === 5) {
      const end = polar(node, radians(90 - side * -34), 150);
      near += thread(node, end, -side * 24, '#8D9A5A', 2.2);
      for (let fruit = 0; fruit < 9; fruit += 1) {
        const t = 0.3 + fruit * 0.085;
        const on = {
          x: node.x + (end.x - node.x) * t + (fruit % 2 ? 14 : -14),
          y: node.y + (end.y - node.y) * t + random.sway(6),
        };
        near += berry(drawing, on, 11, 11, fruit % 4 === 3 ? '#D68A3A' : '#C23B2A');
      }
    }
  }
  const tip = front.at(1);
  const curl = `M${tip.x} ${tip.y}c20 -40 60 -30 50 4c-8 22 -36 14 -28 -6`;
  return (
    behind.svg +
    back +
    front.svg +
    near +
    `<path d="${curl}" fill="none" stroke="#8D9A5A" stroke-width="2.4" stroke-linecap="round"/>`
  );
}
