import type { Drawing } from '../paint/drawing.ts';

/**
 * Draws one plant as SVG. Its foot is at (0, 0); it grows upwards to about y = -720
 * and spreads over about x = -260..260.
 */
export type Plant = (drawing: Drawing) => string;
