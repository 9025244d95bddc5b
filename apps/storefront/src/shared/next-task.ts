/** Lets the browser answer to the shopper, and draw, before the next piece of work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
