import { darken, lighten, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { linear, radial } from '../paint/gradient.ts';
import { softbox, seam } from '../vessels/light.ts';
import { matt, metal } from '../vessels/material.ts';
import { silhouette } from '../vessels/silhouette.ts';

/** A stone mortar with its pestle; foot at (0, 0), about 300 pixels wide. */
export function mortar(drawing: Drawing, stone: Colour): string {
  const bowl = silhouette(
    [148, -190],
    [
      [150, -120, 120, -60, 84, -46],
      [80, -30],
      [98, -14, 104, -6, 104, 0],
    ],
    0,
    15,
  );
  const pestle = `<g transform="translate(30 -190) rotate(34)"><path d="${silhouette(
    [17, -240],
    [
      [24, -236, 24, -200, 15, -190],
      [17, -60],
      [30, -40, 32, 10, 22, 30],
    ],
    14,
    8,
  )}" fill="${matt(drawing, lighten(stone, 0.14))}"/></g>`;
  return (
    `<path d="${bowl}" fill="${matt(drawing, stone)}"/>` +
    `<ellipse cy="-190" rx="148" ry="36" fill="${lighten(stone, 0.36)}"/><ellipse cy="-188" rx="130" ry="29" fill="${linear(
      drawing,
      [
        [0, darken(stone, 0.42)],
        [1, darken(stone, 0.1)],
      ],
    )}"/>` +
    `<ellipse cx="6" cy="-180" rx="104" ry="19" fill="#B9852E"/><ellipse cx="-12" cy="-184" rx="60" ry="9" fill="#E0B055" opacity="0.7"/>` +
    pestle +
    `<path d="M-148 -190A148 36 0 0 0 148 -190A148 40 0 0 1 -148 -190Z" fill="${lighten(stone, 0.28)}"/>` +
    softbox(drawing, -102, -168, -70, 20, 0.35) +
    seam(84, -44, 12, 3, 0.25)
  );
}

/** A cup of herb tea on its saucer; foot at (0, 0), about 320 pixels wide. */
export function cup(drawing: Drawing, glaze: Colour): string {
  const body = silhouette(
    [112, -164],
    [
      [114, -96, 92, -26, 58, -16],
      [56, -8],
    ],
    0,
    9,
  );
  const tea = radial(
    drawing,
    [
      [0, '#D89A3C'],
      [0.7, '#B8701F'],
      [1, '#8A4A12'],
    ],
    [0.4, 0.4],
    0.55,
  );
  return (
    `<ellipse cx="0" cy="-4" rx="172" ry="34" fill="${matt(drawing, glaze)}"/><ellipse cx="0" cy="-10" rx="168" ry="31" fill="${lighten(glaze, 0.4)}"/><ellipse cx="0" cy="-9" rx="96" ry="17" fill="${darken(glaze, 0.08)}"/>` +
    `<path d="M104 -140C176 -156 186 -66 88 -62" fill="none" stroke="${darken(glaze, 0.18)}" stroke-width="19" stroke-linecap="round"/><path d="M104 -142C168 -156 176 -72 90 -66" fill="none" stroke="${lighten(glaze, 0.4)}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="${body}" fill="${matt(drawing, glaze)}"/><ellipse cy="-164" rx="112" ry="25" fill="${lighten(glaze, 0.5)}"/><ellipse cy="-162" rx="103" ry="20.5" fill="${tea}"/>` +
    `<ellipse cx="-32" cy="-167" rx="36" ry="5" fill="#fff" opacity="0.4"/>` +
    softbox(drawing, -74, -146, -50, 15, 0.5)
  );
}

/** A cloth-bound ledger lying flat, seen from the front; foot at (0, 0), about 380 pixels wide. */
export function ledger(drawing: Drawing, cloth: Colour): string {
  const pages = Array.from({ length: 9 }, (_, line) => `M-182 ${-16 - line * 6.4}H190`).join('');
  return (
    `<path d="M-190 0H190V-12H-190Z" fill="${darken(cloth, 0.2)}"/><path d="M-184 -12H190V-72H-184Z" fill="#F1E8D0"/><path d="${pages}" stroke="#B7A983" stroke-width="1.2" opacity="0.7"/>` +
    `<path d="M-190 -72H192L150 -120H-150Z" fill="${linear(
      drawing,
      [
        [0, lighten(cloth, 0.24)],
        [1, cloth],
      ],
      [0, 0],
      [1, 0.6],
    )}"/><path d="M-190 -84H192V-70H-190Z" fill="${darken(cloth, 0.12)}"/>` +
    `<path d="M-190 0V-84C-206 -84 -206 0 -190 0Z" fill="${darken(cloth, 0.3)}"/><path d="M120 -120L150 -72" stroke="#E0A526" stroke-width="9"/>`
  );
}

/** A brass pencil lying on a ledger. */
export const pencil = (drawing: Drawing): string =>
  `<g transform="translate(-40 -98) rotate(-7)"><path d="M-96 -6H90V8H-96Z" fill="${metal(drawing, '#C39A4E')}"/><path d="M90 -6L116 1L90 8Z" fill="#E8CFA0"/><path d="M107 -1.5L116 1L107 3.4Z" fill="#2A2A2A"/></g>`;

/** A reading lens, its middle at (0, 0), 260 pixels across; what it magnifies is drawn by the caller beneath it. */
export function lens(drawing: Drawing): string {
  const sheen = linear(
    drawing,
    [
      [0, '#FFFFFF', 0.5],
      [0.4, '#FFFFFF', 0.06],
      [1, '#FFFFFF', 0.2],
    ],
    [0, 0],
    [1, 1],
  );
  return (
    `<g transform="rotate(42)"><path d="M128 -13H300C312 -13 312 13 300 13H128Z" fill="${linear(
      drawing,
      [
        [0, '#8A5F3A'],
        [0.35, '#C99A6B'],
        [1, '#5C3A20'],
      ],
      [0, 0],
      [0, 1],
    )}"/><rect x="126" y="-14" width="30" height="28" fill="${linear(
      drawing,
      [
        [0, '#A97F35'],
        [0.4, '#F0D590'],
        [1, '#7A5818'],
      ],
      [0, 0],
      [0, 1],
    )}"/></g>` +
    `<circle r="126" fill="${sheen}"/><circle r="128" fill="none" stroke="#8A6420" stroke-width="15"/><circle r="128" fill="none" stroke="#E3C172" stroke-width="7"/><path d="M-84 -60A104 104 0 0 1 -20 -102" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.7"/>`
  );
}
