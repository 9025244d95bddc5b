import { pictureWidths } from '@shop/domain/presentation/picture-widths';

/** One picture: its path in the pictures' folder (without width and format), its SVG and its size in pixels. */
export interface Picture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Draws it; deterministic. */
  draw(): string;
}

/** Product pictures are 4:5. */
export const portrait = { width: 960, height: 1200, widths: pictureWidths } as const;
