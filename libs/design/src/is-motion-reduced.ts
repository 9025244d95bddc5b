export const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
