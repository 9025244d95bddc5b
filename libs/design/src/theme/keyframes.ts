/** Keyframes in use. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'scale-in': { from: { scale: '0.95' } },
  'scale-out': { to: { scale: '0.95' } },
  'slide-from-right-full': { from: { translate: '100% 0' } },
  'slide-to-right-full': { to: { translate: '100% 0' } },
  'ignore-pointer': { from: { pointerEvents: 'none' as const } },
  /** A carousel's progress. */
  run: { from: { transform: 'scaleX(0)' } },
};
