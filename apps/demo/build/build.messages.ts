/** Texts of the demo's commands. */
export const buildMessages = {
  folderTaken: (folder: string) => `${folder} is not empty.`,
  made: (files: number, bytes: number, folder: string) =>
    `${files} files, ${(bytes / 1024 / 1024).toFixed(0)} MiB in ${folder}`,
  noneYet: 'No demo found. Build it first: npm run demo',
  serving: (url: string) => `Demo without an API server at ${url}. Stop with Ctrl-C.`,
} as const;
