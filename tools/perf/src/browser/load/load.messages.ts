export const loadMessages = {
  measuring: (page: string, round: number, rounds: number) => `${page}, ${round} of ${rounds}`,
  medians: (rounds: number) => `Medians of ${rounds}, Lighthouse mobile:`,
  missed: (count: number) => `${count} ${count === 1 ? 'figure is' : 'figures are'} short of the limit (marked !).`,
} as const;
