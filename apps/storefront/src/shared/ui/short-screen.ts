import { css } from '@shop/design/styled-system/css';

/**
 * For what sticks to the screen's edge: only where the screen is high enough. A phone on its side, or text set very large:
 * what sticks to an edge there would cover what it belongs to.
 */
export const unstuckOnShortScreens = css.raw({ '@media (max-height: 30em)': { position: 'static' } });
