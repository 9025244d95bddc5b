import type { Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { n, polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { berry } from './fruit.ts';
import { thread } from './stem.ts';

/** How an umbel looks; lengths in pixels. */
export interface Umbel {
  readonly rays: number;
  readonly reach: number;
  /** How wide the rays fan out, in degrees to either side. */
  readonly spread: number;
  readonly florets: number;
  readonly floret: number;
  readonly colour: Colour;
  readonly stalk: Colour;
}

/** A compound umbel: rays from one point, each ending in a small umbel of its own. */
export function umbel(drawing: Drawing, from: Point, turn: number, look: Umbel): string {
  let svg = '';
  for (let ray = 0; ray < look.rays; ray += 1) {
    const share = look.rays === 1 ? 0 : (ray / (look.rays - 1)) * 2 - 1;
    const angle = turn + share * look.spread;
    const hub = polar(
      from,
      radians(angle),
      look.reach * (1 - 0.16 * share * share) * drawing.random.between(0.94, 1.04),
    );
    svg += thread(from, hub, share * 6, look.stalk, 1.6);
    for (let index = 0; index < look.florets; index += 1) {
      const at = polar(hub, radians(angle - 105 + (210 * index) / (look.florets - 1)), look.floret * 2.1);
      svg +=
        thread(hub, at, 0, look.stalk, 0.9) +
        flower(drawing, {
          at,
          radius: look.floret,
          petals: 5,
          colour: look.colour,
          heart: look.stalk,
          turn: index * 23,
        });
    }
  }
  return svg;
}

/** A leaf cut into threads, as fine as hair. */
export function threadLeaf(
  drawing: Drawing,
  from: Point,
  angle: number,
  length: number,
  colour: Colour,
  pen: number,
): string {
  const tip = polar(from, radians(angle), length);
  let data = '';
  for (let index = 0; index < 9; index += 1) {
    const t = 0.2 + index * 0.09;
    const node = { x: from.x + (tip.x - from.x) * t, y: from.y + (tip.y - from.y) * t };
    for (const side of [-1, 1]) {
      const arm = polar(node, radians(angle + side * 48), length * 0.42 * (1 - t * 0.72));
      data += `M${n(node.x)} ${n(node.y)}L${n(arm.x)} ${n(arm.y)}`;
      for (const twig of [0.4, 0.7]) {
        const fork = { x: node.x + (arm.x - node.x) * twig, y: node.y + (arm.y - node.y) * twig };
        const end = polar(fork, radians(angle + drawing.random.sway(16)), length * 0.17 * (1.2 - t * 0.6));
        data += `M${n(fork.x)} ${n(fork.y)}L${n(end.x)} ${n(end.y)}`;
      }
    }
  }
  return (
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${pen}" stroke-linecap="round"/>` +
    thread(from, tip, 0, colour, pen + 0.6)
  );
}

/** Ridged seeds strewn at the foot. */
export function seeds(drawing: Drawing, count: number, rx: number, ry: number, colour: Colour): string {
  let svg = '';
  for (let index = 0; index < count; index += 1) {
    const turn = drawing.random.between(0, 180);
    const at = { x: drawing.random.sway(150), y: drawing.random.between(-10, 20) };
    svg +=
      berry(drawing, at, rx, ry, colour, turn) +
      `<path d="M${n(-rx * 0.8)} 0H${n(rx * 0.8)}" transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})" stroke="#5E4A24" stroke-width="1" opacity="0.6"/>`;
  }
  return svg;
}
