import { darken, lighten, mix, type Colour } from '../paint/colour.ts';
import { createDrawing, type Drawing } from '../paint/drawing.ts';
import { blur, wash } from '../paint/filter.ts';
import { linear, radial } from '../paint/gradient.ts';
import type { TintName } from '../plates/plate.ts';
import { tints } from '../plates/tints.ts';
import type { PlantName } from '../plants/plants.ts';
import { paintedPlant, paperTooth } from './ground.ts';

/** Portraits are square. */
export const portraitSize = { width: 480, height: 480 } as const;

interface Sitter {
  readonly tint: TintName;
  readonly plant: PlantName;
  readonly skin: Colour;
  readonly hair: Colour;
  /** What is behind the head: hair, or a scarf. */
  readonly behind: (drawing: Drawing, sitter: Sitter) => string;
  /** Shoulders and clothes. */
  readonly clothes: (drawing: Drawing, sitter: Sitter) => string;
  /** Over the face: hair line, beard, glasses. */
  readonly over: (drawing: Drawing, sitter: Sitter) => string;
}

const PEN = '#2A211C';
const face = 'M172 196C168 128 198 96 242 96C286 96 314 128 310 196C308 246 286 294 242 298C198 294 174 246 172 196Z';

/** A filled shape with a pen line of its own darker colour. */
const shape = (d: string, fill: string, line: Colour, width = 1.8) =>
  `<path d="${d}" fill="${fill}"/><path d="${d}" fill="none" stroke="${line}" stroke-width="${width}" stroke-linejoin="round" opacity="0.55"/>`;

const fold = (d: string, colour: Colour, width = 2, opacity = 0.4) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;

const lit = (drawing: Drawing, colour: Colour) =>
  linear(
    drawing,
    [
      [0, lighten(colour, 0.22)],
      [0.55, colour],
      [1, darken(colour, 0.18)],
    ],
    [0.1, 0],
    [0.85, 1],
  );

function head(drawing: Drawing, { skin }: Sitter): string {
  const deep = darken(skin, 0.45);
  const cheek = radial(drawing, [
    [0, '#B4492F', 0.3],
    [1, '#B4492F', 0],
  ]);
  const eye = (x: number) =>
    `<path d="M${x - 17} 199Q${x} 186 ${x + 17} 199Q${x} 207 ${x - 17} 199Z" fill="#F4EDE0"/><circle cx="${x + 1}" cy="197" r="6.6" fill="#3A2417"/><circle cx="${x - 1}" cy="194.6" r="1.8" fill="#fff"/>` +
    `<path d="M${x - 19} 200Q${x} 183 ${x + 19} 199" fill="none" stroke="${PEN}" stroke-width="3.4" stroke-linecap="round"/>`;
  return (
    shape(
      'M212 268C214 306 210 322 196 334L242 366L290 334C276 322 272 306 272 268Z',
      lit(drawing, darken(skin, 0.1)),
      deep,
    ) +
    `<path d="M213 284C226 304 262 304 272 282C274 300 262 318 242 318C226 318 214 304 213 284Z" fill="${deep}" opacity="0.35"/>` +
    shape(
      'M173 190C160 182 156 202 162 216C165 226 173 230 177 226ZM309 190C322 182 326 202 320 216C317 226 309 230 305 226Z',
      lit(drawing, skin),
      deep,
    ) +
    shape(face, lit(drawing, skin), deep) +
    `<path d="M310 196C308 246 286 294 242 298C278 282 292 240 292 190C292 140 284 112 262 99C294 106 313 140 310 196Z" fill="${deep}" opacity="0.2"/>` +
    `<ellipse cx="196" cy="232" rx="24" ry="18" fill="${cheek}"/><ellipse cx="286" cy="232" rx="22" ry="18" fill="${cheek}"/>` +
    eye(213) +
    eye(271) +
    fold('M241 196C240 216 234 230 231 238C236 246 248 246 254 239', deep, 2.6, 0.7) +
    `<path d="M217 264Q232 258 242 262Q252 258 267 264Q254 280 242 280Q230 280 217 264Z" fill="${mix(skin, '#9A3A34', 0.5)}"/>` +
    fold('M216 264Q242 272 268 264', darken(skin, 0.62), 2.2, 0.75)
  );
}

const brows = (colour: Colour, width: number) =>
  fold('M192 178Q212 166 232 175', colour, width, 0.85) + fold('M252 175Q272 166 292 178', colour, width, 0.85);

const earring = (x: number) =>
  `<circle cx="${x}" cy="232" r="6" fill="#E0B34A"/><circle cx="${x}" cy="245" r="4" fill="#A3472D"/>`;

const lucknow: Sitter = {
  tint: 'sage',
  plant: 'tulsi',
  skin: '#BD8257',
  hair: '#2B211D',
  behind: (drawing, { hair }) =>
    shape(
      'M160 210C146 120 186 70 242 70C298 70 338 120 324 210C332 262 330 300 306 318C290 330 276 322 270 306L214 306C208 322 194 330 178 318C154 300 152 262 160 210Z',
      lit(drawing, hair),
      '#120D0A',
    ),
  clothes: (drawing) =>
    shape(
      'M52 480C56 396 110 350 196 332C216 356 268 356 290 332C374 350 426 396 430 480Z',
      lit(drawing, '#A3472D'),
      '#4B1D12',
    ) +
    shape('M92 480C98 410 132 366 186 342C214 366 244 404 262 480Z', lit(drawing, '#2F6B50'), '#12301F') +
    fold('M186 342C214 366 244 404 262 480', '#E0B34A', 9, 0.95) +
    fold('M176 348C202 374 228 416 242 480', '#E0B34A', 2.4, 0.8) +
    fold('M140 480C146 430 158 398 178 372', '#12301F', 2.4) +
    fold('M108 470C116 430 132 400 152 380', '#12301F', 2.4) +
    fold('M318 480C322 440 330 410 344 388', '#4B1D12', 2.4),
  over: (drawing, { hair }) =>
    shape(
      'M168 208C160 130 196 88 242 86C288 88 324 130 314 208C310 168 296 134 244 112C192 134 176 168 168 208Z',
      lit(drawing, hair),
      '#120D0A',
    ) +
    fold('M242 88V114', '#120D0A', 2, 0.7) +
    fold('M186 150C196 128 214 116 232 110', lighten(hair, 0.4), 2.4, 0.5) +
    fold('M298 150C288 128 272 116 254 110', lighten(hair, 0.4), 2.4, 0.35) +
    brows(hair, 4.2) +
    `<circle cx="242" cy="164" r="5.4" fill="#A3352A"/>` +
    earring(166) +
    earring(318),
};

const ludhiana: Sitter = {
  tint: 'turmeric',
  plant: 'fenugreek',
  skin: '#D09A6E',
  hair: '#5A5450',
  behind: (drawing) =>
    shape(
      'M146 320C120 180 148 56 242 54C336 56 364 180 338 320C346 372 352 402 360 430H124C132 402 138 372 146 320Z',
      lit(drawing, '#5B3F6B'),
      '#281A33',
    ),
  clothes: (drawing) =>
    shape(
      'M48 480C52 400 108 352 196 334C216 360 268 360 290 334C376 352 428 400 432 480Z',
      lit(drawing, '#E4D2B4'),
      '#6A5233',
    ) +
    fold('M214 348Q242 382 270 348', '#6A5233', 3, 0.6) +
    fold('M242 374V480', '#6A5233', 2, 0.5) +
    shape(
      'M146 318C150 356 176 396 214 420C190 440 176 460 170 480H62C70 420 96 366 146 318Z',
      lit(drawing, '#5B3F6B'),
      '#281A33',
    ) +
    shape(
      'M338 318C340 356 330 380 312 400C356 420 396 446 410 480H424C416 420 392 366 338 318Z',
      lit(drawing, '#5B3F6B'),
      '#281A33',
    ) +
    fold('M151 298C144 306 144 312 146 322C150 358 176 398 212 421', '#D9A441', 5, 0.9) +
    fold('M333 298C340 306 339 312 338 322C340 356 330 380 314 399', '#D9A441', 5, 0.9) +
    fold('M124 372C128 410 124 446 114 480', '#281A33', 2.4) +
    fold('M150 386C156 420 150 450 142 480', '#281A33', 2.4) +
    fold('M368 372C370 396 380 420 392 440', '#281A33', 2.4),
  over: (drawing, { hair }) =>
    shape(
      'M170 200C164 132 198 94 242 92C286 94 318 132 312 200C306 162 292 132 244 116C194 132 178 162 170 200Z',
      lit(drawing, hair),
      '#26211E',
    ) +
    fold('M190 146C202 126 220 118 236 114', '#DCD4C8', 3, 0.6) +
    fold('M296 150C286 130 270 120 252 114', '#DCD4C8', 2.4, 0.5) +
    shape(
      'M150 306C128 176 158 66 242 64C326 66 356 176 334 306C330 250 330 214 322 184C312 130 286 100 242 98C198 100 172 130 162 184C154 214 154 250 150 306Z',
      lit(drawing, '#5B3F6B'),
      '#281A33',
    ) +
    fold(
      'M151 300C156 246 156 214 164 186C174 132 200 104 242 102C284 104 310 132 320 186C328 214 328 246 332 300',
      '#D9A441',
      4,
      0.9,
    ) +
    fold('M170 110C190 84 214 74 236 72', '#9C82AE', 3, 0.5) +
    brows('#4A3F3A', 3.8) +
    fold('M184 214Q180 218 176 220M300 214Q304 218 308 220', '#7A4E32', 1.8, 0.5) +
    fold('M206 250Q202 260 206 270M278 250Q282 260 278 270', '#7A4E32', 2, 0.5),
};

const kottayam: Sitter = {
  tint: 'sky',
  plant: 'blackPepper',
  skin: '#96623F',
  hair: '#3A3633',
  behind: (drawing, { hair }) =>
    shape('M166 190C154 110 190 74 242 74C294 74 328 110 318 190Z', lit(drawing, hair), '#161311'),
  clothes: (drawing) =>
    shape(
      'M46 480C50 402 108 352 198 334C218 364 266 364 288 334C376 352 430 402 434 480Z',
      lit(drawing, '#DCE3E2'),
      '#4C5A5E',
    ) +
    shape('M196 330L180 348L210 400L242 366ZM290 330L306 348L274 400L242 366Z', lit(drawing, '#EEF2F0'), '#4C5A5E') +
    fold('M242 368V480', '#4C5A5E', 2, 0.6) +
    `<circle cx="250" cy="410" r="4" fill="#7C8A8C"/><circle cx="250" cy="452" r="4" fill="#7C8A8C"/>` +
    fold('M112 480C116 440 126 414 140 396', '#4C5A5E', 2.4) +
    fold('M372 480C368 440 360 414 346 396', '#4C5A5E', 2.4) +
    `<path d="M300 418h60v62h-60Z" fill="none" stroke="#4C5A5E" stroke-width="2" opacity="0.5"/>` +
    fold('M318 418v-22', '#2F5468', 5, 0.9),
  over: (drawing, { hair }) =>
    shape(
      'M168 186C158 112 196 80 244 80C296 80 326 116 314 188C308 160 300 142 286 132C262 142 214 140 196 128C182 142 174 160 168 186Z',
      lit(drawing, hair),
      '#161311',
    ) +
    fold('M196 118C214 100 240 94 262 96', '#9A948C', 3, 0.5) +
    fold('M172 178Q170 190 172 202M312 178Q314 190 312 202', '#B4ADA4', 5, 0.55) +
    brows(hair, 5.4) +
    shape(
      'M204 256Q222 240 242 249Q262 240 280 256Q262 262 242 259Q222 262 204 256Z',
      lit(drawing, '#4A4541'),
      '#161311',
    ) +
    `<g fill="#EAF2F0" fill-opacity="0.16" stroke="#2A2622" stroke-width="3.4"><rect x="185" y="180" width="52" height="38" rx="14"/><rect x="247" y="180" width="52" height="38" rx="14"/><path d="M237 194Q242 189 247 194M185 192L168 188M299 192L316 188" fill="none"/></g>` +
    fold('M194 210L206 186', '#fff', 3, 0.35),
};

/** The portraits of the home page's testimonials, by file name. */
const sitters = { meera: lucknow, harpreet: ludhiana, thomas: kottayam } as const;
export const sitterNames = Object.keys(sitters) as (keyof typeof sitters)[];

/** A customer in line and wash, before a plant, as a plate in a field book. */
export function portraitShot(name: keyof typeof sitters): string {
  const { width, height } = portraitSize;
  const drawing = createDrawing(`portrait ${name}`);
  const sitter: Sitter = sitters[name];
  const { ground } = tints[sitter.tint];
  const halo = radial(
    drawing,
    [
      [0, lighten(ground, 0.72)],
      [0.7, lighten(ground, 0.2)],
      [1, darken(ground, 0.06)],
    ],
    [0.4, 0.34],
    0.75,
  );
  return drawing.finish(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${halo}"/>` +
      `<g opacity="0.75">${paintedPlant(drawing, sitter.plant, 404, 476, 0.5, 12)}${paintedPlant(drawing, sitter.plant, 70, 480, 0.44, -14, true)}</g>` +
      `<g transform="translate(240 262) scale(1.26) translate(-242 -240)"><path d="M70 480C80 380 130 340 170 320C150 200 150 80 250 78C350 80 340 200 320 320C370 340 420 380 430 480Z" fill="#2A2416" opacity="0.22" transform="translate(12 10)" filter="${blur(drawing, 12)}"/>` +
      `<g filter="${wash(drawing, 11, 0.14)}">${sitter.behind(drawing, sitter)}${sitter.clothes(drawing, sitter)}${head(drawing, sitter)}${sitter.over(drawing, sitter)}</g></g>` +
      paperTooth(drawing, width, height, 0.07),
  );
}
