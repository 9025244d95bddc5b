import { createElement, Fragment, type ReactElement, type SVGProps } from 'react';

/** Line icons on a 24 px grid. Decorative: the control has the name. */
export const lineIcon = (...drawing: ReactElement[]) => {
  const shapes = createElement(Fragment, null, ...drawing);
  return (props: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {shapes}
    </svg>
  );
};
