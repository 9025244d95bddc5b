import { letter, breakLines, lineWidth, type Setting } from '../lettering/lettering.ts';
import { flat, type Wrap } from '../lettering/wrap.ts';
import type { Pack } from '../packs/pack.ts';
import type { Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { singleInk } from '../paint/filter.ts';
import { n, straightPath } from '../paint/geometry.ts';
import { plants, plantSizes, type PlantName } from '../plants/plants.ts';

/** The area to be printed, in flat pixels around (0, y): `reach` is half its printable width, `edge` half of what shows. */
export interface LabelArea {
  readonly top: number;
  readonly foot: number;
  readonly reach: number;
  readonly edge: number;
  readonly wrap?: Wrap;
}

/** Lays one label out. */
export type Layout = (sheet: LabelSheet, pack: Pack) => string;

/** What a layout prints with; everything is bent onto the vessel on the way. */
export interface LabelSheet extends LabelArea {
  readonly drawing: Drawing;
  readonly height: number;
  /** A strip over the whole visible width. */
  readonly strip: (from: number, to: number, colour: Colour) => string;
  readonly rule: (y: number, from: number, to: number, colour: Colour, width?: number) => string;
  readonly frame: (inset: number, colour: Colour, width?: number) => string;
  /** A line of text on its baseline; it is made smaller when it would not fit `room`. */
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
  /** A plant standing at (x, y), at most `tall` pixels high and `wide` across; with an ink it is printed in that colour. */
  readonly plant: (name: PlantName, x: number, y: number, tall: number, wide: number, ink?: Colour) => string;
}

const inkChannels = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** Opens a label for printing. */
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
      return `<path d="${letter(text, { x, y }, fitted)}" fill="${colour}"/>`;
    },
    title: (text, x, y, setting, colour, room, lines) => {
      let { size } = setting;
      let set = breakLines(text, room, setting);
      while (size > 12 && (set.length > lines || set.some((words) => lineWidth(words, { ...setting, size }) > room))) {
        size -= 1.5;
        set = breakLines(text, room, { ...setting, size });
      }
      const leading = size * 1.02;
      const svg = set
        .map(
          (words, index) =>
            `<path d="${letter(words, { x, y: y + size * 0.72 + index * leading }, { ...setting, size, wrap })}" fill="${colour}"/>`,
        )
        .join('');
      return { svg, height: size * 0.72 + (set.length - 1) * leading };
    },
    plant: (name, x, y, tall, wide, ink) => {
      const { reach: spread, tall: grown, below } = plantSizes[name];
      const scale = Math.min(tall / (grown + below), wide / (spread * 2));
      const at = wrap({ x, y: y - below * scale });
      const filter = ink ? ` filter="${singleInk(drawing, inkChannels(ink))}"` : '';
      return `<g transform="translate(${n(at.x)} ${n(at.y)}) scale(${scale.toFixed(4)})"><use xlink:href="${drawing.symbol(plants[name](drawing))}"${filter}/></g>`;
    },
  };
  return sheet;
}
