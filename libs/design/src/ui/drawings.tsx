import type { SVGProps } from 'react';

const leaf = 'var(--shop-colors-leaf-solid)';

/** The plant in a frame that stands before the shop's name. */
export const LogoMark = () => (
  <svg viewBox="0 0 32 32" width="34" height="34" fill="none" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="30" height="30" rx="3" stroke="currentColor" strokeWidth="1.2" opacity="0.45" />
    <g stroke={leaf} strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 27V11M16 18c-1-3.2-4-4.6-7.5-4.3.4 3.4 3.6 5.6 7.5 4.3ZM16 18c1-3.2 4-4.6 7.5-4.3-.4 3.4-3.6 5.6-7.5 4.3Z" />
      <path d="M16 12c-1.2-3 .2-5.5 0-7 2.2 1.7 3 4.6 0 7Z" fill={leaf} stroke="none" />
      <path d="M16 24c-1-3-3.7-4.2-6.7-3.9.4 3 3.2 5 6.7 3.9ZM16 24c1-3 3.7-4.2 6.7-3.9-.4 3-3.2 5-6.7 3.9Z" />
    </g>
  </svg>
);

/** An illustration for empty states. @param label its name; decoration without one */
export function EmptyIllustration({ label }: { label?: string }) {
  return (
    <svg
      viewBox="0 0 200 250"
      width="180"
      height="225"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x="6" y="6" width="188" height="238" fill="none" stroke="currentColor" opacity="0.35" />
      <rect x="16" y="16" width="168" height="218" fill="var(--shop-colors-bg-subtle)" />
      <path
        d="M100 190C98 150 102 110 100 62M100 92c-22-2-34-14-38-30 20 0 34 10 38 30ZM100 128c22-2 34-14 38-30-20 0-34 10-38 30ZM100 164c-22-2-34-14-38-30 20 0 34 10 38 30Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray="4 5"
        opacity="0.55"
      />
      <path d="M60 208h80M76 218h48" stroke="currentColor" opacity="0.4" />
    </svg>
  );
}

/** The ornament of a sheet's upper left corner. */
export function SheetCorner({ transform }: { transform: string }) {
  return (
    <g transform={transform} fill="none" stroke={leaf} strokeWidth="1.6">
      <path d="M10 44C10 24 24 10 44 10M10 30c-1 6 2 10 7 12 2-5 0-10-7-12ZM30 10c6-1 10 2 12 7-5 2-10 0-12-7Z" />
      <circle cx="17" cy="17" r="3" fill={leaf} stroke="none" />
    </g>
  );
}

/** A round seal with a plant. */
export function Seal({ transform }: { transform: string }) {
  return (
    <g transform={transform} fill="none" stroke={leaf} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <circle r="48" strokeWidth="1.2" />
      <circle r="42" strokeWidth="3" strokeDasharray="1 5.6" />
      <path d="M0-9c-4-8 0-14 0-18 6 5 8 12 0 18Z" fill={leaf} stroke="none" />
      <path d="M0 26V-8M0 6C-3-3-11-7-20-6c1 9 9 15 20 12ZM0 6c3-9 11-13 20-12-1 9-9 15-20 12Z" />
      <path d="M0 22C-3 14-10 10-18 11c1 8 8 14 18 11Zm0 0c3-8 10-12 18-11-1 8-8 14-18 11Z" />
    </g>
  );
}

/** The green mark of vegetarian products in India: a dot in a square. The word stands beside it. */
export const VegetarianMark = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 20 20" {...props} aria-hidden="true">
    <rect x="1" y="1" width="18" height="18" rx="1.5" fill="none" stroke="currentColor" strokeWidth="2" />
    <circle cx="10" cy="10" r="5" fill="currentColor" />
  </svg>
);
