import type { SVGProps } from 'react';

/** An icon of lines on a 24 px grid, drawn as one path: a circle is an arc that ends just before its start. Decorative: the control has the name. */
export const lineIcon = (path: string, className?: string) => (props: SVGProps<SVGSVGElement>) => (
  <svg
    className={className}
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
    <path d={path} />
  </svg>
);
