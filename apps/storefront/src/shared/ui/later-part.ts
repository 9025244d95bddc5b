import type { SystemStyleObject } from '@chakra-ui/react';

/** On the root element of a page as the build wrote it, until another page is shown. */
export const FIRST_VIEW = 'data-first-view';

/**
 * A part far below the top: while a page is loading the browser neither lays it out nor fetches its pictures before it is
 * nearly in sight. Only then, so that Back finds each later page exactly where it was.
 *
 * @param height about how high it is on a phone
 */
export const laterPart = (height: string): SystemStyleObject => ({
  [`[${FIRST_VIEW}] &`]: { contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` },
});

export const endFirstView = (): void => document.documentElement.removeAttribute(FIRST_VIEW);
