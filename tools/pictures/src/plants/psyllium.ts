import type { Drawing } from '../paint/drawing.ts';
import { polar, radians } from '../paint/geometry.ts';
import { berry } from './fruit.ts';
import { leaf } from './leaf.ts';
import { leaning } from './shoot.ts';
import { stem, thread } from './stem.ts';

/** Psyllium: a tuft of long narrow leaves, bare stalks with short dense spikes ringed by stamens, pink seeds and husk. */
export function psyllium(drawing: Drawing): string {
  const { random } = drawing;
  let tuft = '';
  for (const [angle, length] of [
    [-164, 330],
    [-16, 330],
    [-146, 400],
    [-34, 400],
    [-128, 450],
    [-52, 450],
    [-112, 480],
    [-68, 480],
    [-98, 440],
    [-80, 430],
  ] as const)
    tuft += leaf(drawing, {
      at: { x: (angle + 90) * 0.3, y: -14 },
      angle,
      length,
      width: 30,
      shape: 'linear',
      colour: random.pick(['#86A56C', '#789A60', '#93B078']),
      bend: (angle + 90) * 0.6,
      veins: 0,
    });
  let spikes = '';
  for (const [lean, tall] of [
    [-210, 440],
    [-120, 560],
    [-40, 640],
    [50, 600],
    [132, 530],
    [214, 420],
  ] as const) {
    const stalk = stem(leaning({ x: lean * 0.08, y: -20 }, lean, tall), '#9AA878', 6, 4);
    spikes += stalk.svg;
    const top = stalk.at(1);
    for (let row = 9; row >= 0; row -= 1) {
      const centre = polar(top, radians(top.degrees), row * 8.6 - 8);
      const half = 19 * Math.sin(Math.PI * (0.24 + row * 0.068));
      for (const share of row % 2 ? [-1, -0.35, 0.35, 1] : [-0.7, 0, 0.7]) {
        const at = polar(centre, radians(top.degrees + 90), half * share);
        spikes += berry(drawing, at, 6.6, 7.6, row > 6 ? '#A8AE72' : '#C0AE7C');
      }
      if (row < 6)
        for (const side of [-1, 1]) {
          const end = polar(centre, radians(top.degrees + side * 82), half + 22);
          spikes +=
            thread(polar(centre, radians(top.degrees + side * 90), half), end, 2, '#EFE8CC', 1) +
            berry(drawing, end, 3.4, 2.4, '#F2E6AE');
        }
    }
  }
  let strewn = '';
  for (let index = 0; index < 34; index += 1)
    strewn += berry(
      drawing,
      { x: random.sway(180), y: random.between(-8, 22) },
      9.5,
      5,
      random.pick(['#D9B9A0', '#C79E84', '#F0E4D2']),
      random.between(0, 180),
    );
  return tuft + spikes + strewn;
}
