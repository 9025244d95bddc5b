/** Texts of the demo's commands. */
export const buildMessages = {
  buildFailed: 'A build failed; no demo was made.',
  folderTaken: (folder: string) => `${folder} is not empty.`,
  made: (files: number, bytes: number, folder: string) =>
    `${files} files, ${(bytes / 1024 / 1024).toFixed(0)} MiB, to publish in ${folder}`,
  noneYet: 'There is no demo yet: npm run demo',
  noPort: (text: string) => `--port takes a number from 0 to 65535, and not ${text}`,
  serving: (url: string) => `The demo at ${url}, without any server of its own; Ctrl-C ends it`,
} as const;
