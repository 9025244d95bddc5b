export const optionMessages = {
  noNumber: (option: string, text: string, from: number, to: number) =>
    `--${option} takes a whole number from ${from.toLocaleString('en')} to ${to.toLocaleString('en')}, not "${text}".`,
  unknown: (option: string, name: string, known: readonly string[]) =>
    `--${option}: there is no "${name}". There are ${known.join(', ')}.`,
} as const;
