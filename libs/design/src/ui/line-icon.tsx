import type { ReactNode, SVGProps } from 'react';

/** Line icons on a 24 px grid. Decorative: the control has the name. */
export const lineIcon = (drawing: ReactNode) => (props: SVGProps<SVGSVGElement>) => (
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
    {drawing}
  </svg>
);
