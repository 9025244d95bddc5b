export const worldsMessages = {
  name: 'A world’s name has 1 to 63 lower-case letters, digits and dashes, and begins with a letter or digit.',
  foreign: (name: string) =>
    `A page of another site cannot create the world "${name}". Create it first, or allow the page with --cors-origin.`,
  unknown: (name: string) => `The world "${name}" does not exist.`,
  exists: (name: string) => `The world "${name}" already exists.`,
  tooMany: (limit: number) => `The limit of ${limit} worlds is reached. Delete one first.`,
  defaultStays: 'The default world can be reset, but not deleted.',
  over: 'This world was reset or deleted during the request. Please try again.',
  noDisk: 'This server stores nothing on disk, so that worlds cannot be kept.',
} as const;
