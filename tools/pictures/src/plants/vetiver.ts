import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { leaning } from './shoot.ts';
import { stem, thread } from './stem.ts';

/** Vetiver: a dense tuft of stiff narrow blades, purple-brown plumes, and a deep beard of fine roots. */
export function vetiver(drawing: Drawing): string {
  const { random } = drawing;
  const crown = -230;
  let blades = '';
  for (let index = 0; index < 26; index += 1) {
    const share = (index * 7) % 26;
    const angle = -90 + (share - 12.5) * 4.2;
    blades += leaf(drawing, {
      at: { x: (share - 12.5) * 5, y: crown },
      angle,
      length: 430 - Math.abs(share - 12.5) * 12 + random.sway(40),
      width: 15,
      shape: 'linear',
      colour: random.pick(['#7C9A58', '#8CAA66', '#6C8B4E']),
      bend: (angle + 90) * 0.7,
    });
  }
  let plumes = '';
  for (const [lean, tall] of [
    [-70, 470],
    [10, 500],
    [84, 460],
  ] as const) {
    const stalk = stem(leaning({ x: lean * 0.2, y: crown }, lean, tall), '#9A9A62', 5, 2);
    plumes += stalk.svg;
    for (let whorl = 0; whorl < 8; whorl += 1) {
      const node = stalk.at(0.6 + whorl * 0.055);
      for (const side of [-1, 1]) {
        const end = polar(node, radians(-90 + side * 36), 64 - whorl * 5);
        plumes += thread(node, end, side * 4, '#9A8A6A', 1.2);
        for (const share of [0.35, 0.6, 0.85])
          plumes += berry(
            drawing,
            { x: node.x + (end.x - node.x) * share, y: node.y + (end.y - node.y) * share },
            3,
            6,
            '#8A5A6E',
            side * 36,
          );
      }
    }
  }
  let beard = '';
  for (let index = 0; index < 70; index += 1) {
    const x = random.sway(74);
    const end = { x: x * 2.1 + random.sway(34), y: random.between(-70, 40) };
    beard += `M${n(x)} ${crown + 4}Q${n(x * 1.1 + random.sway(22))} ${n(-150)} ${n(end.x)} ${n(end.y)}`;
  }
  return (
    plumes +
    blades +
    `<path d="${beard}" fill="none" stroke="#7A5B36" stroke-width="3.2" stroke-linecap="round" opacity="0.55"/>` +
    `<path d="${beard}" fill="none" stroke="#C2A06A" stroke-width="1.7" stroke-linecap="round"/>`
  );
}
