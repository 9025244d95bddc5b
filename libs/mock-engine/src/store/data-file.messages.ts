export const dataFileMessages = {
  otherDocument: (file: string, stored: string, given: string) =>
    `${file} belongs to the API ${JSON.stringify(stored)}, not to ${JSON.stringify(given)}. Use another data file.`,
  foreign: (file: string) =>
    `${file} is another program's database, or a data file of another version. It was not changed: delete it, or use another data file.`,
  inUse: (file: string) => `${file} is in use by another mock API. Stop it, or use another data file.`,
  unusable: (file: string, why: string) =>
    `${file} cannot be used: ${why}. Check that it is writable and the disk not full, or use another data file.`,
  noPath: (file: string) =>
    `The data file ${file} is no path, and may keep nothing. Give the path of a file, or use --in-memory.`,
  notStored: (file: string, why: string) => `${file} could not be written: ${why}. Check that the disk is not full.`,
} as const;
