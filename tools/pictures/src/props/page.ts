import { plateFrame } from '../compositions/shapes.ts';

const INK = '#8C8468';
const LEAF = '#1F5A43';

const line = (x: number, y: number, length: number) => `M${x} ${y}h${length}`;

/** A form with its boxes ticked and its lines filled in by hand; for a page of that width. */
export function filledForm(width: number): string {
  const inner = width - 80;
  const field = (y: number, written: number) =>
    `<path d="M40 ${y}h${inner}" stroke="${INK}" stroke-width="1.6"/><path d="M52 ${y - 8}q14 -22 26 0t26 -2t26 0t26 -3" transform="scale(${written} 1)" fill="none" stroke="#2B3A60" stroke-width="2.4" opacity="0.75"/>`;
  const box = (y: number, isTicked: boolean) =>
    `<rect x="40" y="${y}" width="20" height="20" fill="none" stroke="${INK}" stroke-width="1.8"/><path d="${line(76, y + 11, inner * 0.55)}" stroke="${INK}" stroke-width="5" opacity="0.45"/>${isTicked ? `<path d="M44 ${y + 10}l6 7l13 -18" fill="none" stroke="${LEAF}" stroke-width="3.4"/>` : ''}`;
  return (
    `<rect x="40" y="40" width="${inner * 0.5}" height="15" fill="${LEAF}"/><path d="${line(40, 74, inner)}" stroke="${INK}" stroke-width="4" opacity="0.4"/><path d="${line(40, 88, inner * 0.7)}" stroke="${INK}" stroke-width="4" opacity="0.4"/>` +
    field(140, 1) +
    field(186, 0.9) +
    field(232, 0.95) +
    box(264, true) +
    box(298, false) +
    box(332, true) +
    `<path d="${line(40, 440, inner * 0.5)}" stroke="${INK}" stroke-width="1.6"/><path d="M52 428C70 380 80 442 96 408s18 30 34 4 20 14 44 2" fill="none" stroke="#2B3A60" stroke-width="2.8"/>`
  );
}

/** A report: framed, with a table of figures and a round stamp. */
export function certificate(width: number, height: number): string {
  const inner = width - 100;
  const rows = [0, 1, 2, 3, 4, 5]
    .map((row) => {
      const y = 150 + row * 38;
      return `<path d="${line(50, y, inner)}" stroke="${INK}" stroke-width="1"/><path d="${line(58, y + 21, 70 + ((row * 37) % 60))}${line(50 + inner - 66, y + 21, 50)}" stroke="${INK}" stroke-width="6" opacity="0.5"/>`;
    })
    .join('');
  const [x, y] = [width - 110, height - 104];
  return (
    plateFrame(width, height, 18, '#9A9274') +
    `<rect x="50" y="58" width="${inner * 0.62}" height="18" fill="#2F5468"/><path d="${line(50, 100, inner)}" stroke="${INK}" stroke-width="4" opacity="0.4"/>` +
    rows +
    `<g transform="rotate(-12 ${x} ${y})" fill="none" stroke="${LEAF}" opacity="0.85"><circle cx="${x}" cy="${y}" r="46" stroke-width="4"/><circle cx="${x}" cy="${y}" r="37" stroke-width="1.6"/><path d="M${x} ${y + 24}V${y - 22}m0 12c-16 0-20-10-20-10s16-4 20 10Zm0 18c16 0 20-10 20-10s-16-4-20 10Z" stroke-width="2.6"/></g>`
  );
}
