import { breakLines, letter, lineWidth, type Setting } from '../lettering/lettering.ts';
import { flat, type Wrap } from '../lettering/wrap.ts';
import type { Pack } from '../packs/pack.ts';
import type { Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { singleInk } from '../paint/filter.ts';
import { n, straightPath } from '../paint/geometry.ts';
import { plants, plantSizes, type PlantName } from '../plants/plants.ts';

/** The printable area in flat pixels around (0, y): `reach` is half its printable width, `edge` half its visible width. */
export interface LabelArea {
  readonly top: number;
  readonly foot: number;
  readonly reach: number;
  readonly edge: number;
  readonly wrap?: Wrap;
}

/** A part of a label, in flat pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** Lays out one label. */
export type Layout = (sheet: LabelSheet, pack: Pack) => string;

/** A layout's drawing tools; everything is bent onto the vessel. */
export interface LabelSheet extends LabelArea {
  readonly drawing: Drawing;
  readonly height: number;
  /** A strip over the whole visible width. */
  readonly strip: (from: number, to: number, colour: Colour) => string;
  readonly rule: (y: number, from: number, to: number, colour: Colour, width?: number) => string;
  readonly frame: (inset: number, colour: Colour, width?: number) => string;
  /** A line of text on its baseline, reduced to fit `room`. */
  readonly line: (
    text: string,
    x: number,
    y: number,
    setting: Omit<Setting, 'wrap'>,
    colour: Colour,
    room?: number,
  ) => string;
  /** A name of one to three lines, as large as fits; gives the SVG and its height. */
  readonly title: (
    text: string,
    x: number,
    y: number,
    setting: Omit<Setting, 'wrap'>,
    colour: Colour,
    room: number,
    lines: number,
  ) => { svg: string; height: number };
  /** A plant standing in the box, as large as fits; with an ink it is printed in that colour. */
  readonly plant: (name: PlantName, box: Box, ink?: Colour) => string;
}

const inkChannels = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** Outlined words with accessible text. */
const words = (text: string, data: string, colour: Colour) =>
  `<path aria-label="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" d="${data}" fill="${colour}"/>`;

/** Starts a label. */
export function openLabel(drawing: Drawing, area: LabelArea): LabelSheet {
  const { top, foot, reach, edge, wrap = flat } = area;
  const across = (y: number, from: number, to: number) =>
    Array.from({ length: 25 }, (_, index) => wrap({ x: from + ((to - from) * index) / 24, y }));
  const sheet: LabelSheet = {
    ...area,
    drawing,
    height: foot - top,
    strip: (from, to, colour) =>
      `<path d="${straightPath([...across(from, -edge, edge), ...across(to, edge, -edge)])}" fill="${colour}"/>`,
    rule: (y, from, to, colour, width = 1.4) =>
      `<path d="${straightPath(across(y, from, to), false)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`,
    frame: (inset, colour, width = 1.4) =>
      `<path d="${straightPath([...across(top + inset, -reach, reach), ...across(foot - inset, reach, -reach)])}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`,
    line: (text, x, y, setting, colour, room = reach * 1.8) => {
      const width = lineWidth(text, setting);
      const share = Math.min(1, room / width);
      const fitted = { ...setting, size: setting.size * share, tracking: (setting.tracking ?? 0) * share, wrap };
      return words(text, letter(text, { x, y }, fitted), colour);
    },
    title: (text, x, y, setting, colour, room, lines) => {
      let { size } = setting;
      let set = breakLines(text, room, setting);
      while (size > 12 && (set.length > lines || set.some((part) => lineWidth(part, { ...setting, size }) > room))) {
        size -= 1.5;
        set = breakLines(text, room, { ...setting, size });
      }
      const leading = size * 1.02;
      const data = set.map((part, index) =>
        letter(part, { x, y: y + size * 0.72 + index * leading }, { ...setting, size, wrap }),
      );
      const svg = words(text, data.join(''), colour);
      return { svg, height: size * 0.72 + (set.length - 1) * leading };
    },
    plant: (name, box, ink) => {
      const { reach: spread, tall: grown, below } = plantSizes[name];
      const scale = Math.min((box.foot - box.top) / (grown + below), (box.right - box.left) / (spread * 2));
      const at = wrap({ x: (box.left + box.right) / 2, y: box.foot - below * scale });
      const filter = ink ? ` filter="${singleInk(drawing, inkChannels(ink))}"` : '';
      return `<g data-plant="${name}" transform="translate(${n(at.x)} ${n(at.y)}) scale(${scale.toFixed(4)})"><use xlink:href="${drawing.symbol(plants[name](drawing))}"${filter}/></g>`;
    },
  };
  return sheet;
}
