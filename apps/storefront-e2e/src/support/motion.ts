/** For `test.use`: a browser whose user wants motion, as most do. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
