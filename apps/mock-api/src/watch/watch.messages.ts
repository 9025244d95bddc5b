export const watchMessages = {
  generating: 'openapi.yaml changed: generating types and tables.\n',
  reloaded: (files: readonly string[], ms: number) => `Reloaded after a change of ${files.join(', ')} (${ms} ms).\n`,
  failed: (why: string) => `Not reloaded; the server goes on as it was.\n${why}\n`,
} as const;
