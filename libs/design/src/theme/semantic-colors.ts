import { palette } from './palette.ts';

type Shade = keyof typeof palette;
const color = (shade: Shade) => ({ value: { _light: palette[shade].light, _dark: palette[shade].dark } });

const mixed = (share: string) => `color-mix(in srgb, currentColor ${share}, transparent)`;

const scale = (shades: { solid: Shade; hover: Shade; on: Shade; tint: Shade; tintStrong: Shade; text: Shade }) => ({
  contrast: color(shades.on),
  fg: color(shades.text),
  subtle: color(shades.tint),
  muted: color(shades.tintStrong),
  solid: color(shades.solid),
  hover: color(shades.hover),
  focusRing: color('leaf'),
  border: color(shades.solid),
});

/** Chakra's semantic colours in the shop's palette: components ask for these and never for a raw colour. */
export const semanticColors = {
  bg: {
    DEFAULT: color('paper'),
    panel: color('sheet'),
    subtle: color('tint'),
    muted: color('tint'),
    emphasized: color('tintStrong'),
    error: color('clayTint'),
    warning: color('turmericTint'),
  },
  fg: {
    DEFAULT: color('ink'),
    muted: color('muted'),
    subtle: color('muted'),
    error: color('clay'),
    warning: color('turmericText'),
  },
  border: {
    DEFAULT: color('hairline'),
    emphasized: color('control'),
    error: color('clay'),
  },
  control: color('control'),
  /** The line under a link, stronger in the dark, where the eye loses it. */
  underline: { value: { _light: mixed('20%'), _dark: mixed('50%') } },
  leaf: scale({
    solid: 'leaf',
    hover: 'leafHover',
    on: 'onLeaf',
    tint: 'leafTint',
    tintStrong: 'leafTintStrong',
    text: 'leaf',
  }),
  turmeric: scale({
    solid: 'turmeric',
    hover: 'turmeric',
    on: 'onTurmeric',
    tint: 'turmericTint',
    tintStrong: 'turmericTint',
    text: 'turmericText',
  }),
  clay: scale({ solid: 'clay', hover: 'clay', on: 'onClay', tint: 'clayTint', tintStrong: 'clayTint', text: 'clay' }),
  gray: scale({ solid: 'ink', hover: 'ink', on: 'paper', tint: 'tint', tintStrong: 'tintStrong', text: 'ink' }),
};
