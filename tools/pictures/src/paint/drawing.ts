import { createRandom, type Random } from './random.ts';

/** A picture in progress: its random source, shared definitions and SVG. */
export interface Drawing {
  readonly random: Random;
  /** Adds a definition, without duplicates. @returns its reference, `url(#id)` */
  define(build: (id: string) => string): string;
  /** Adds a reusable group. @returns its `<use>` source, `#id` */
  symbol(content: string): string;
  /** The finished SVG. */
  finish(width: number, height: number, content: string): string;
}

/** Starts a picture; the seed determines everything in it. */
export function createDrawing(seed: string): Drawing {
  const definitions: string[] = [];
  const known = new Map<string, string>();
  const add = (build: (id: string) => string) => {
    const body = build('?');
    const earlier = known.get(body);
    if (earlier !== undefined) return earlier;
    const id = `d${definitions.length}`;
    definitions.push(build(id));
    known.set(body, id);
    return id;
  };
  return {
    random: createRandom(seed),
    define: (build) => `url(#${add(build)})`,
    symbol: (content) => `#${add((id) => `<g id="${id}">${content}</g>`)}`,
    finish: (width, height, content) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${definitions.join('')}</defs>${content}</svg>`,
  };
}
