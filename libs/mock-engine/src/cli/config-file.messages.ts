/** Why a configuration cannot be used. */
export const configFileMessages = {
  wrong: (file: string, line: number | undefined, at: readonly string[], reason: string) =>
    `${file}${line === undefined ? '' : `:${line}`} ${at.length > 0 ? `${at.join('.')}: ` : ''}${reason}`,
  notDefault: 'Export the configuration as default.',
  list: 'Write a list, in brackets.',
  object: 'Write an object, in braces.',
  keys: (known: readonly string[]) => `There is no such key. Allowed: ${known.join(', ')}.`,
  yesOrNo: 'Write true or false.',
  number: 'Write a whole number from 1.',
  oneOf: (known: readonly string[]) => `Must be one of ${known.join(', ')}.`,
  documents: 'Write a path or URL, or a list of them; one with a base is { document, base }.',
  base: 'The paths below /__mock are the server’s own.',
  code: 'Write a function, in mock.config.ts or .js.',
  pattern: 'Write a regular expression, in mock.config.ts or .js.',
  response: 'Write { status: 403, body: {} }, with headers if needed, or a function in mock.config.ts or .js.',
  milliseconds: 'Write milliseconds as { min: 100, max: 400 }.',
  noEffect: (effects: readonly string[]) => `Say what it does: ${effects.join(', ')}.`,
  seeded: 'A seeded world repeats its ids, so it cannot be stored. Give either seed or dataFile.',
} as const;
