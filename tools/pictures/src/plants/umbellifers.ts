import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { lump, unevenRing } from './fruit.ts';
import { leaf } from './leaf.ts';
import { leaning, shoot, type Node } from './shoot.ts';
import { stem, thread } from './stem.ts';
import { seeds, threadLeaf, umbel, type Umbel } from './umbel.ts';

/** Ajwain: branching stems, leaves of short threads, many small white umbels, round little seeds. */
export function ajwain(drawing: Drawing): string {
  const look: Umbel = { rays: 9, reach: 74, spread: 74, florets: 6, floret: 6.4, colour: '#FAF8EE', stalk: '#9CB07A' };
  let umbels = '';
  const branch = (points: readonly Point[], nodes: number) => {
    const stalk = shoot({
      points,
      colour: '#8FA868',
      foot: 8,
      tip: 3,
      nodes,
      grow: (node: Node, side, t) =>
        t > 0.85 ? '' : threadLeaf(drawing, node, node.degrees + side * 56, 128 - t * 46, '#7FA45C', 1.9),
    });
    umbels += umbel(drawing, stalk.at(1), stalk.at(1).degrees, look);
    return stalk.svg;
  };
  const main = branch(leaning({ x: 0, y: 0 }, 10, 610), 8);
  const sides =
    branch(leaning({ x: -2, y: -110 }, -176, 380), 6) +
    branch(leaning({ x: 4, y: -150 }, 180, 330), 6) +
    branch(leaning({ x: 2, y: -330 }, -96, 290), 4) +
    branch(leaning({ x: 4, y: -360 }, 104, 250), 4);
  return sides + main + umbels + seeds(drawing, 26, 6.5, 5.2, '#A98F58');
}

/** Fennel: a swollen pale foot, plumes of long threads, broad flat golden umbels. */
export function fennel(drawing: Drawing): string {
  const look: Umbel = {
    rays: 13,
    reach: 120,
    spread: 66,
    florets: 7,
    floret: 6.2,
    colour: '#E9C433',
    stalk: '#9DB15A',
  };
  const main = shoot({
    points: leaning({ x: 0, y: -70 }, 14, 520),
    colour: '#8DA95E',
    foot: 20,
    tip: 6,
    nodes: 7,
    from: 0.1,
    grow: (node, side, t) =>
      t > 0.9 ? '' : threadLeaf(drawing, node, node.degrees + side * (62 - t * 10), 270 - t * 120, '#86AE56', 1.7),
  });
  const side = stem(leaning({ x: 6, y: -330 }, 140, 190), '#8DA95E', 7, 4);
  let bulb = '';
  for (const [x, turn, width] of [
    [-26, -104, 86],
    [26, -76, 86],
    [0, -90, 104],
  ] as const) {
    bulb += leaf(drawing, {
      at: { x: x * 0.6, y: 4 },
      angle: turn,
      length: 196,
      width,
      shape: 'ovate',
      colour: '#C6D6A0',
      veins: 0,
      bend: x / 2,
    });
  }
  return (
    main.svg +
    side.svg +
    bulb +
    umbel(drawing, side.at(1), -72, { ...look, reach: 78, rays: 10 }) +
    umbel(drawing, main.at(1), -90, look)
  );
}

/** Cumin: low and slender, a few long threads for leaves, small umbels of few rays with long bracts, ridged seeds. */
export function cumin(drawing: Drawing): string {
  const look: Umbel = { rays: 4, reach: 46, spread: 52, florets: 4, floret: 9, colour: '#F3DDE0', stalk: '#8FA37A' };
  let svg = '';
  let heads = '';
  for (const [lean, tall] of [
    [-210, 430],
    [-116, 560],
    [0, 640],
    [110, 540],
    [206, 410],
  ] as const) {
    const stalk = shoot({
      points: leaning({ x: lean * 0.04, y: -10 }, lean, tall),
      colour: '#8AA277',
      foot: 6,
      tip: 2.6,
      nodes: 6,
      from: 0.22,
      grow: (node, side) => {
        let threads = '';
        for (const fork of [18, 40, 64])
          threads += thread(
            node,
            polar(node, radians(node.degrees + side * fork), 118 - fork * 0.4),
            side * 12,
            '#7F9E74',
            2,
          );
        return threads;
      },
    });
    svg += stalk.svg;
    const top = stalk.at(1);
    for (const bract of [-70, -34, 34, 70])
      heads += thread(top, polar(top, radians(top.degrees + bract), 58), bract / 8, '#7F9E74', 1.8);
    heads += umbel(drawing, top, top.degrees, look);
  }
  return svg + heads + seeds(drawing, 24, 13, 4.4, '#A9854B');
}

/** Asafoetida: a stout stalk out of great swollen sheaths, a dome of yellow globes, the root cut and weeping. */
export function asafoetida(drawing: Drawing): string {
  const look: Umbel = { rays: 9, reach: 70, spread: 78, florets: 7, floret: 6, colour: '#DDB93C', stalk: '#A7A95A' };
  const stalk = stem(leaning({ x: 0, y: -150 }, 0, 440), '#B3B06C', 44, 16);
  let [sheaths, heads, leaves] = ['', '', ''];
  for (let index = 0; index < 6; index += 1) {
    const node = stalk.at(0.36 + index * 0.11);
    const side = index % 2 ? 1 : -1;
    const arm = stem(
      [node, polar(node, radians(-90 + side * 58), 60), polar(node, radians(-90 + side * 42), 128)],
      '#B3B06C',
      11,
      6,
    );
    sheaths += leaf(drawing, {
      at: node,
      angle: -90 + side * 34,
      length: 92,
      width: 60,
      shape: 'ovate',
      colour: '#C2C283',
      veins: 5,
      bend: side * 20,
    });
    heads += arm.svg + umbel(drawing, arm.at(1), -90 + side * 26, look);
  }
  heads += umbel(drawing, stalk.at(1), -90, { ...look, reach: 96, rays: 11 });
  for (const [angle, length] of [
    [-164, 290],
    [-138, 300],
    [-16, 290],
    [-42, 300],
  ] as const)
    leaves += threadLeaf(drawing, { x: (angle + 90) * 0.2, y: -150 }, angle, length, '#8BA072', 6);
  const root = stem(
    [
      { x: 0, y: -168 },
      { x: 4, y: -90 },
      { x: -8, y: -20 },
      { x: 6, y: 40 },
    ],
    '#8B6B47',
    82,
    10,
  ).svg;
  const cut = `<ellipse cx="0" cy="-166" rx="41" ry="13" fill="#EBDDBB" stroke="#6B4E30" stroke-width="1.4"/>`;
  let tears = '';
  for (const [x, y, size] of [
    [-96, 8, 20],
    [-70, 16, 14],
    [80, 6, 22],
    [108, 14, 15],
    [34, -120, 9],
    [-32, -108, 8],
  ] as const)
    tears += lump(drawing, unevenRing(drawing, { x, y }, size, size * 0.8, 0.14, 7), '#C98A4A', 1);
  return leaves + root + cut + stalk.svg + sheaths + heads + tears;
}
