import { css } from '../styled-system/css/index.js';

export const NOTICES_HEIGHT = '--shop-notices-height';

/** Sticky only on tall screens: on a phone in landscape or with large text it would cover the content. */
export const unstuckOnShortScreens = css.raw({ '@media (max-height: 30em)': { position: 'static' } });
