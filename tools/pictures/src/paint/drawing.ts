import { createRandom, type Random } from './random.ts';

/** One picture being drawn: its chance, its shared definitions, its finished SVG. */
export interface Drawing {
  readonly random: Random;
  /** Adds a definition and gives back the reference to it, `url(#id)`. Equal definitions are kept once. */
  define(build: (id: string) => string): string;
  /** Adds a group to be shown several times; gives back its `<use>` source, `#id`. */
  symbol(content: string): string;
  /** The finished SVG. */
  finish(width: number, height: number, content: string): string;
}

/** Starts a picture; everything in it follows from the seed. */
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
