import type { Closure } from '../packs/pack.ts';
import { darken, lighten, lightness, mix, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { linear, type Stop } from '../paint/gradient.ts';

/** Coloured glass, round: dark at the edges where it is thickest, glowing where light comes through. */
export const glass = (drawing: Drawing, colour: Colour) =>
  linear(drawing, [
    [0, darken(colour, 0.72)],
    [0.05, darken(colour, 0.42)],
    [0.17, lighten(colour, 0.16)],
    [0.3, colour],
    [0.52, darken(colour, 0.3)],
    [0.76, darken(colour, 0.46)],
    [0.9, mix(colour, '#F2B25C', 0.18)],
    [0.96, darken(colour, 0.25)],
    [1, darken(colour, 0.74)],
  ]);

/** Matt ceramic, plastic or card, round. */
export const matt = (drawing: Drawing, colour: Colour) => {
  const depth = lightness(colour) > 0.6 ? 0.2 : 0.36;
  return linear(drawing, [
    [0, darken(colour, depth * 1.3)],
    [0.1, darken(colour, depth * 0.4)],
    [0.28, lighten(colour, 0.32)],
    [0.46, lighten(colour, 0.06)],
    [0.74, darken(colour, depth * 0.7)],
    [0.93, darken(colour, depth * 1.5)],
    [1, darken(colour, depth)],
  ]);
};

const metals: Record<'brass' | 'steel', Colour> = { brass: '#C39A4E', steel: '#B7BCBA' };

/** Brushed metal, round: several narrow lights. */
export const metal = (drawing: Drawing, colour: Colour) =>
  linear(drawing, [
    [0, darken(colour, 0.5)],
    [0.08, darken(colour, 0.14)],
    [0.2, lighten(colour, 0.62)],
    [0.3, lighten(colour, 0.1)],
    [0.46, darken(colour, 0.2)],
    [0.62, lighten(colour, 0.2)],
    [0.74, darken(colour, 0.1)],
    [0.9, darken(colour, 0.44)],
    [0.96, lighten(colour, 0.1)],
    [1, darken(colour, 0.42)],
  ]);

const plain: Record<'black' | 'ivory' | 'wood', Colour> = { black: '#262B28', ivory: '#EFE8D8', wood: '#B98B5C' };

/** The paint of a closure. */
export function closurePaint(drawing: Drawing, closure: Closure): string {
  return closure === 'brass' || closure === 'steel' ? metal(drawing, metals[closure]) : matt(drawing, plain[closure]);
}

/** Shade that falls over anything wrapped round a cylinder. */
export const roundShade: readonly Stop[] = [
  [0, '#1A120A', 0.5],
  [0.06, '#1A120A', 0.26],
  [0.2, '#1A120A', 0.02],
  [0.5, '#1A120A', 0],
  [0.74, '#1A120A', 0.12],
  [0.93, '#1A120A', 0.36],
  [1, '#1A120A', 0.28],
];
