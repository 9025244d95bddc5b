/** Why a field is invalid, for the developer who sent it. */
export const requestErrorMessages = {
  missing: 'This field is required.',
  unknown: 'This field is not known.',
  text: 'A text.',
  object: 'An object.',
  other: 'This value is not allowed.',
  oneOf: (values: readonly string[]) => `One of ${values.join(', ')}.`,
  pattern: (pattern: string) => `A text that matches ${pattern}.`,
  number: (kind: string, minimum: number | null, maximum: number | null) =>
    `${[kind, minimum === null ? [] : `from ${minimum}`, maximum === null ? [] : `to ${maximum}`].flat().join(' ')}.`,
  wholeNumber: 'A whole number',
  anyNumber: 'A number',
  list: (minimum: number, maximum: number) =>
    maximum === Infinity
      ? `A list${minimum > 0 ? ` of at least ${minimum} entries` : ''}.`
      : `A list of ${minimum} to ${maximum} entries.`,
  length: (minimum: number, maximum: number) => {
    if (maximum === Infinity) return `At least ${minimum} ${minimum === 1 ? 'character' : 'characters'}.`;
    return minimum > 0 ? `From ${minimum} to ${maximum} characters.` : `At most ${maximum} characters.`;
  },
  format: (format: string) => `A text of the format ${format}.`,
  unique: 'Each entry once.',
  fields: 'Another number of fields.',
  rule: (rule: string) => (rule.endsWith('.') ? rule : `${rule}.`),
} as const;
