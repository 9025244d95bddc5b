/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** The brand's colours. */
export const palette = {
  paper: '#FBFAF6',
  ink: '#1B2420',
  muted: '#56625B',
  leaf: '#1F5A43',
  turmeric: '#E0A526',
  clay: '#A3472D',
} as const satisfies Record<string, Colour>;

const channels = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (channel: number) =>
  Math.max(0, Math.min(255, Math.round(channel)))
    .toString(16)
    .padStart(2, '0');

/** Mixes two colours; `share` (0..1) of the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  return `#${toHex(r1 + (r2 - r1) * share)}${toHex(g1 + (g2 - g1) * share)}${toHex(b1 + (b2 - b1) * share)}`;
}

/** Lightens a colour towards a warm near-white by `share`. */
export const lighten = (colour: Colour, share: number) => mix(colour, '#FFFDF6', share);

/** Darkens a colour towards a deep green-black by `share`. */
export const darken = (colour: Colour, share: number) => mix(colour, '#131A16', share);

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: Colour): number {
  const [r, g, b] = channels(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Ink or paper, by contrast with the background. */
export const inkOn = (ground: Colour): Colour => (lightness(ground) > 0.56 ? palette.ink : palette.paper);
