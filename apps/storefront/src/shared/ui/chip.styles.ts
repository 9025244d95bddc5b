import { css } from '@shop/design/styled-system/css';

/** A small outlined link among others in a row. */
export const chip = css.raw({ minH: '9', px: '4', borderRadius: 'full', borderColor: 'border', flexShrink: '0' });
