import type { Locator } from '@playwright/test';

/** Where a part stands in the window, in px; comparisons fail where it does not. */
export const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

export const bottomOf = async (part: Locator) => boxOf(part).then(({ y, height }) => y + height);
