/** How a plant's sprig grows, in units of its 200 x 300 sheet. */
export interface SprigShape {
  binomial: string;
  /** Pairs of leaves along the stem. */
  pairs: number;
  leafLength: number;
  leafWidth: number;
  /** Degrees between stem and leaf. */
  angle: number;
  /** What sits at the tip or the nodes. */
  fruit: 'spike' | 'berries' | 'none';
}

export const sprigShapes = {
  tulsi: { binomial: 'Ocimum tenuiflorum', pairs: 5, leafLength: 52, leafWidth: 15, angle: 58, fruit: 'spike' },
  amla: { binomial: 'Phyllanthus emblica', pairs: 12, leafLength: 34, leafWidth: 4, angle: 66, fruit: 'berries' },
  ashwagandha: { binomial: 'Withania somnifera', pairs: 4, leafLength: 62, leafWidth: 19, angle: 50, fruit: 'berries' },
  neem: { binomial: 'Azadirachta indica', pairs: 8, leafLength: 56, leafWidth: 8, angle: 48, fruit: 'none' },
} as const satisfies Record<string, SprigShape>;

export type SprigName = keyof typeof sprigShapes;
