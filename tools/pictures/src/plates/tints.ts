import type { Colour } from '../paint/colour.ts';
import type { TintName } from './plate.ts';

/** A tint's colours: background, a darker one for solid labels, and a matching accent. */
export interface Tint {
  readonly ground: Colour;
  readonly deep: Colour;
  readonly companion: Colour;
}

export const tints: Record<TintName, Tint> = {
  sage: { ground: '#CBD5BF', deep: '#2F5D47', companion: '#D9A441' },
  mint: { ground: '#CDE0D4', deep: '#1F5A4B', companion: '#C98F5A' },
  turmeric: { ground: '#EFD79C', deep: '#8A5A12', companion: '#2F5D47' },
  saffron: { ground: '#F0CDA4', deep: '#9A4A22', companion: '#5B4A7A' },
  clay: { ground: '#E3BDA7', deep: '#8A3B26', companion: '#D9A441' },
  rose: { ground: '#EBCBC8', deep: '#8B3F4D', companion: '#5F7A4E' },
  lilac: { ground: '#D8D0E2', deep: '#54487A', companion: '#C9763F' },
  sand: { ground: '#E4D8C0', deep: '#6A5233', companion: '#A3472D' },
  sky: { ground: '#CADAE2', deep: '#2F5468', companion: '#D9A441' },
  indigo: { ground: '#C6CDDD', deep: '#2B3A60', companion: '#D9A441' },
  plum: { ground: '#DDC6D2', deep: '#5E2E4B', companion: '#C79A3E' },
  stone: { ground: '#D8D6CD', deep: '#3E4640', companion: '#A3472D' },
};
