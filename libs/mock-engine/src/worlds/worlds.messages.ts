export const worldsMessages = {
  name: 'A world’s name has 1 to 63 small letters, digits and dashes, and begins with a letter or digit.',
  unknown: (name: string) => `There is no world "${name}".`,
  exists: (name: string) => `There is a world "${name}" already.`,
  tooMany: (limit: number) => `There are ${limit} worlds, which is the most. Delete one first.`,
  defaultStays: 'The default world can be reset, but not deleted.',
  noDisk: 'This server keeps nothing on disk, so that no world of it can be kept.',
  seededOnDisk: 'A world with a seed repeats its ids, so that it cannot go on after a restart: it is not kept on disk.',
} as const;
