export const dataFileMessages = {
  setAside: (file: string, why: string, aside: string) =>
    `${file} ${why}. It was renamed to ${aside}, and the mock API starts with fresh data.`,
  otherDocument: (file: string, stored: string, given: string) =>
    `${file} belongs to the API ${JSON.stringify(stored)}, not to ${JSON.stringify(given)}. Use another data file.`,
  damaged: 'is damaged or not a data file',
  otherVersion: 'was created by another version of the mock API',
  foreign: (file: string) => `${file} is another program's database. It was not changed; use another data file.`,
  inUse: (file: string) => `${file} is in use by another mock API. Stop it, or use another data file.`,
  notWritable: (file: string) =>
    `${file} cannot be written. Make it and its folder writable, check that the disk is not full, or use another data file.`,
  unusable: (file: string, why: string) => `${file} cannot be used as the data file: ${why}`,
  deleted: (file: string) => `${file} was deleted while the mock API was running. All data is now in a new file there.`,
  replaced: (file: string, aside: string) =>
    `${file} was replaced while the mock API was running. The other file was renamed to ${aside}; all data is in a new file.`,
  noPath: (file: string) =>
    `The data file ${file} is no path, and may keep nothing. Give the path of a file, or use --in-memory.`,
  notStored: (file: string, why: string) => `${file} could not be written: ${why}. Check that the disk is not full.`,
} as const;
