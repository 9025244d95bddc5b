import type { Drawing } from '../paint/drawing.ts';
import { polar, radians, type Point } from '../paint/geometry.ts';
import { flower } from './flower.ts';
import { leaning, shoot, stalkedLeaf } from './shoot.ts';

/** Field mint: square stems, bright toothed leaves in crossed pairs, lilac whorls in their axils up to a leafy tip. */
export function mint(drawing: Drawing): string {
  const { random } = drawing;
  let whorls = '';
  const sprig = (points: readonly Point[], nodes: number, size: number) => {
    const stalk = shoot({
      points,
      colour: '#86906A',
      foot: 9,
      tip: 4,
      nodes,
      from: 0.1,
      isPaired: true,
      grow: (node, side, t, index) => {
        if (index >= 2 && t < 0.9)
          for (let floret = 0; floret < 9; floret += 1) {
            const at = polar(node, radians(node.degrees + side * (28 + floret * 15)), random.between(10, 27));
            whorls += flower(drawing, {
              at,
              radius: 9.5,
              petals: 4,
              colour: random.pick(['#B79AD0', '#C7AEDB', '#A988C6']),
              heart: '#F3ECF6',
              turn: floret * 40,
            });
          }
        return stalkedLeaf(drawing, node, 12, '#86906A', {
          angle: node.degrees + side * (66 - t * 24) + random.sway(6),
          length: size * (1 - t * 0.44),
          width: size * 0.5 * (1 - t * 0.44),
          shape: 'ovate',
          colour: index % 2 ? '#5FA060' : '#4F9258',
          margin: 'serrate',
          teeth: 10,
          veins: 6,
          bend: side * 18,
          turn: random.sway(0.5),
          veinColour: '#C9E4B8',
        });
      },
    });
    const top = stalk.at(1);
    return (
      stalk.svg +
      [-34, 34, 0]
        .map((lean) =>
          stalkedLeaf(drawing, top, 2, '#86906A', {
            angle: top.degrees + lean,
            length: 50,
            width: 24,
            shape: 'ovate',
            colour: '#7FBA74',
            margin: 'serrate',
            teeth: 6,
            veins: 4,
          }),
        )
        .join('')
    );
  };
  const svg =
    sprig(leaning({ x: -10, y: 0 }, -186, 440), 6, 128) +
    sprig(leaning({ x: 10, y: 0 }, 186, 410), 6, 128) +
    sprig(leaning({ x: 0, y: 0 }, 8, 630), 8, 166);
  return svg + whorls;
}
