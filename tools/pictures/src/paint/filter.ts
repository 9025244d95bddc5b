import type { Drawing } from './drawing.ts';

/** Softens a shape, for shadows and for the edges of reflections. */
export function blur(drawing: Drawing, radius: number): string {
  return drawing.define(
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );
}

/** Watercolour: pigment gathers in clouds and at the rim, as on a botanical plate. */
export function wash(drawing: Drawing, seed: number, depth = 0.22): string {
  return drawing.define(
    (id) =>
      `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="0.018 0.024" numOctaves="3" seed="${seed}" result="clouds"/>` +
      `<feColorMatrix in="clouds" type="matrix" values="0 0 0 0 1  0 0 0 0 0.98  0 0 0 0 0.86  2.6 0 0 0 -1.18" result="light"/>` +
      `<feColorMatrix in="clouds" type="matrix" values="0 0 0 0 0.07  0 0 0 0 0.14  0 0 0 0 0.12  0 2.4 0 0 -1.12" result="dark"/>` +
      `<feComponentTransfer in="light" result="lightSoft"><feFuncA type="linear" slope="${depth}"/></feComponentTransfer>` +
      `<feComponentTransfer in="dark" result="darkSoft"><feFuncA type="linear" slope="${depth * 0.45}"/></feComponentTransfer>` +
      `<feComposite in="lightSoft" in2="SourceAlpha" operator="in" result="a"/>` +
      `<feComposite in="darkSoft" in2="SourceAlpha" operator="in" result="b"/>` +
      `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="b"/><feMergeNode in="a"/></feMerge></filter>`,
  );
}

/** One printing colour: the darker the drawing, the fuller the ink. For plates printed on coloured labels. */
export function singleInk(drawing: Drawing, [r, g, b]: readonly [number, number, number]): string {
  return drawing.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
      `<feColorMatrix type="matrix" values="0 0 0 0 ${r}  0 0 0 0 ${g}  0 0 0 0 ${b}  -0.36 -0.68 -0.14 1.36 0"/></filter>`,
  );
}

/** A woven, fibrous or crumpled surface, added to a shape as light and dark specks. */
export function grain(drawing: Drawing, seed: number, frequency: string, depth: number): string {
  return drawing.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}" result="noise"/>` +
      `<feColorMatrix in="noise" type="matrix" values="0 0 0 0 0.1  0 0 0 0 0.08  0 0 0 0 0.05  ${depth * 3} 0 0 0 ${-depth * 1.35}" result="specks"/>` +
      `<feComposite in="specks" in2="SourceAlpha" operator="in" result="inside"/>` +
      `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="inside"/></feMerge></filter>`,
  );
}
