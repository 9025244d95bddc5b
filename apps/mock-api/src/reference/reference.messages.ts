export const referenceMessages = {
  find: 'Find a call',
  findHint: 'Press / to search',
  none: 'No call has that in its name, address or summary.',
  calls: 'Calls',
  schemas: 'Shapes',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Answers',
  curl: 'Try it',
  copy: 'Copy',
  copied: 'Copied',
  needsToken: 'needs a token',
  optional: 'optional',
  listOf: 'list of',
  anything: 'anything',
  orNull: 'or null',
  characters: 'characters',
  items: 'entries',
  always: (value: string) => `always ${value}`,
  oneOf: (values: readonly string[]) => `one of ${values.join(', ')}`,
  pattern: (pattern: string) => `like ${pattern}`,
  range(least: number | undefined, most: number | undefined, unit: string): string[] {
    const words =
      least !== undefined && most !== undefined
        ? `${least} to ${most}`
        : least !== undefined
          ? `at least ${least}`
          : most !== undefined
            ? `at most ${most}`
            : undefined;
    return words === undefined ? [] : [`${words} ${unit}`.trim()];
  },
  skip: 'To the calls',
  yaml: 'openapi.yaml',
  json: 'openapi.json',
} as const;
