export const optionMessages = {
  help: 'print this text',
  after: (prefix: string) => `
Each option is an environment variable, too: ${prefix}LOG_LEVEL=info, ${prefix}IN_MEMORY=true, and lists separated by commas.
An option overrides its variable, and both override a configuration.
`,
  flag: 'Write true or false, 1 or 0.',
  fromVariable: (flags: string, value: string, name: string, reason: string) =>
    `error: option '${flags}' value '${value}' from env '${name}' is invalid. ${reason}`,
  recordingHalf: 'Recording needs both --record-from URL (the real API) and --har FILE (the recording).',
  recordAndReplay: 'Either record (--record-from) or replay (--replay), not both.',
  strictAlone: '--replay-strict needs a --replay.',
  fromAlone: '--replay-from needs a --replay.',
  bothStores: 'Give either --data-file or --in-memory, not both.',
  seededFile: 'A seeded world repeats its ids, so it cannot be stored. Give either --seed or --data-file.',
} as const;
