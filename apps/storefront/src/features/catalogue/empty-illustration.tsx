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
