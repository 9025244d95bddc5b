import { n, type Point } from '../paint/geometry.ts';
import { openFace, type Face } from './fonts.ts';
import { flat, type Wrap } from './wrap.ts';

/** How a line is set. `size` and `tracking` in pixels; `tracking` is added after every letter. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly tracking?: number;
  readonly align?: 'start' | 'middle' | 'end';
  readonly wrap?: Wrap;
}

/** The length of a set line, in pixels. */
export function lineWidth(text: string, { face, size, tracking = 0 }: Setting): number {
  return openFace(face).getAdvanceWidth(text, size) + tracking * Math.max(0, [...text].length - 1);
}

const pieces = (from: Point, to: Point) => Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 24));

/** A line of text as outlines (an SVG path's data), its baseline beginning at `at`. */
export function letter(text: string, at: Point, setting: Setting): string {
  const { face, size, tracking = 0, align = 'middle', wrap = flat } = setting;
  const width = lineWidth(text, setting);
  let x = at.x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0);
  const font = openFace(face);
  const glyphs = font.stringToGlyphs(text);
  const show = (point: Point) => {
    const bent = wrap(point);
    return `${n(bent.x)} ${n(bent.y)}`;
  };
  let data = '';
  let pen: Point = { x: 0, y: 0 };
  glyphs.forEach((glyph, index) => {
    const path = glyph.getPath(x, at.y, size);
    for (const command of path.commands) {
      if (command.type === 'Z') {
        data += 'Z';
        continue;
      }
      const to = { x: command.x, y: command.y };
      if (command.type === 'M') data += `M${show(to)}`;
      else if (command.type === 'Q') data += `Q${show({ x: command.x1, y: command.y1 })} ${show(to)}`;
      else if (command.type === 'C')
        data += `C${show({ x: command.x1, y: command.y1 })} ${show({ x: command.x2, y: command.y2 })} ${show(to)}`;
      else {
        const count = pieces(pen, to);
        for (let step = 1; step <= count; step += 1) {
          data += `L${show({ x: pen.x + ((to.x - pen.x) * step) / count, y: pen.y + ((to.y - pen.y) * step) / count })}`;
        }
      }
      pen = to;
    }
    const following = glyphs[index + 1];
    const kerning = following ? (font.getKerningValue(glyph, following) * size) / font.unitsPerEm : 0;
    x += ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm + kerning + tracking;
  });
  return data;
}

/** Breaks a text into lines no longer than `room` pixels, at spaces only. */
export function breakLines(text: string, room: number, setting: Setting): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lineWidth(joined, setting) <= room) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
