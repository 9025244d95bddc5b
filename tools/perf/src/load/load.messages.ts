export const loadMessages = {
  usage: 'npm run perf [-- --artifact FILE] [--pages home,products,product,cart] [--rounds NUMBER]',
  noBrowser: 'No browser starts on this machine; name one by SHOP_CHROMIUM=/path/to/chrome.',
  unknownPage: (name: string, known: readonly string[]) => `There is no page "${name}". There are ${known.join(', ')}.`,
  noRounds: (text: string) => `--rounds is a whole number from 1 to 99, not ${text}.`,
  measuring: (page: string, round: number, rounds: number) => `${page}, ${round} of ${rounds}`,
  medians: (rounds: number) => `Medians of ${rounds}, Lighthouse mobile:`,
  missed: (count: number) => `${count} ${count === 1 ? 'figure is' : 'figures are'} short of the limit (marked !).`,
} as const;
