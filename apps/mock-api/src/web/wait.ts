/** Resolves after so many milliseconds; nothing ends it sooner. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
