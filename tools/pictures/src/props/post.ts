import { darken, lighten, type Colour } from '../paint/colour.ts';
import type { Drawing } from '../paint/drawing.ts';
import { blur } from '../paint/filter.ts';
import { linear, vertical } from '../paint/gradient.ts';

/** A letter lying face up with its address, its stamp and the flap's shade; 460 by 300 pixels from (0, 0) on. */
export function envelope(drawing: Drawing, paper: Colour): string {
  const stamp = `<g transform="translate(366 28)"><rect width="66" height="82" fill="#FBF8EF" stroke="${darken(paper, 0.2)}" stroke-dasharray="5 4" stroke-width="2"/><rect x="7" y="7" width="52" height="68" fill="#DCE7DC"/><path d="M33 66V24m0 14c-14 0-17-9-17-9s14-3 17 9Zm0 0c14 0 17-9 17-9s-14-3-17 9Zm0 18c-14 0-17-9-17-9s14-3 17 9Zm0 0c14 0 17-9 17-9s-14-3-17 9Z" fill="#1F5A43" stroke="#1F5A43" stroke-width="1.6"/></g>`;
  const address = [0, 1, 2, 3].map((row) => `M190 ${150 + row * 32}h${[170, 200, 150, 120][row]}`).join('');
  return (
    `<rect x="8" y="14" width="460" height="300" fill="#2A2416" opacity="0.34" filter="${blur(drawing, 10)}"/>` +
    `<rect width="460" height="300" rx="3" fill="${linear(
      drawing,
      [
        [0, lighten(paper, 0.28)],
        [1, darken(paper, 0.06)],
      ],
      [0, 0],
      [1, 1],
    )}"/><path d="M0 0H460V10H0Z" fill="${darken(paper, 0.08)}"/>` +
    `<path d="${address}" stroke="#2B3A60" stroke-width="4" opacity="0.6" stroke-linecap="round"/><path d="M34 44h96M34 62h70" stroke="#6A5233" stroke-width="4" opacity="0.5"/>` +
    stamp +
    `<g fill="none" stroke="#2B3A60" stroke-width="2.4" opacity="0.5"><circle cx="330" cy="74" r="34"/><circle cx="330" cy="74" r="25"/><path d="M232 54c20 -8 40 8 60 0M232 70c20 -8 40 8 60 0M232 86c20 -8 40 8 60 0"/></g>`
  );
}

/** A parcel of kraft board, taped and labelled; foot at (0, 0), about 380 pixels wide. */
export function parcel(drawing: Drawing, kraft: Colour): string {
  const front = vertical(drawing, [
    [0, lighten(kraft, 0.1)],
    [1, darken(kraft, 0.18)],
  ]);
  return (
    `<path d="M-190 0V-190H130V0Z" fill="${front}"/><path d="M130 0V-190L190 -226V-44Z" fill="${darken(kraft, 0.32)}"/>` +
    `<path d="M-190 -190L-130 -226H190L130 -190Z" fill="${lighten(kraft, 0.3)}"/>` +
    `<path d="M-60 -190L4 -226H46L-14 -190V-128H-60Z" fill="#E9DDBF" opacity="0.85"/>` +
    `<rect x="10" y="-128" width="98" height="76" fill="#FBF8EF"/><path d="M22 -110h70M22 -96h54M22 -82h62" stroke="#6A5233" stroke-width="4" opacity="0.55"/><path d="M22 -66h74" stroke="#1B2420" stroke-width="9" stroke-dasharray="3 3 6 2 2 4"/>` +
    `<g fill="none" stroke="${darken(kraft, 0.5)}" stroke-width="3.4" opacity="0.7"><path d="M-150 -34v-46m-12 14l12 -14l12 14M-110 -34v-46m-12 14l12 -14l12 14"/></g>`
  );
}
