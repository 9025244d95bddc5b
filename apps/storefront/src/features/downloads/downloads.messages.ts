/** Texts of the two libraries of files, academy and resources. */
export const downloadsMessages = {
  allSources: 'All Sources',
  sources: 'Sources',
  unavailable: 'This file is not available at the moment',
  opensElsewhere: '(opens in a new tab)',
  found: (count: number) => `${count} ${count === 1 ? 'file' : 'files'} shown`,
};
