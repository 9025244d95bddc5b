/** A phone on its side, or text set very large: what sticks to an edge there would cover what it belongs to. */
const SHORT_SCREEN = '@media (max-height: 30em)';

/** For what sticks to the screen's edge: only where the screen is high enough. */
export const unstuckOnShortScreens = { [SHORT_SCREEN]: { position: 'static' } } as const;
