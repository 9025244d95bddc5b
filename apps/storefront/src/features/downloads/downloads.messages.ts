import { brand } from '../../shared/env.ts';

/** Texts of the two libraries of files, academy and resources. */
export const downloadsMessages = {
  allSources: 'All Sources',
  sources: 'Sources',
  unavailable: 'This file is not available at the moment',
  opensElsewhere: '(opens in a new tab)',
  found: (count: number) => `${count} ${count === 1 ? 'file' : 'files'} shown`,
};

/** Texts of the academy (specification, section 2, "Academy page"). */
export const academyMessages = {
  heading: `${brand.displayName} Academy`,
  lead: 'Short videos and guides about plants, our products, and running a small business honestly.',
  loading: 'Academy files are loading',
  none: 'No File Found',
  noneHint: 'Nothing from this source yet. Please see all sources.',
  seeAll: 'See all sources',
  watch: 'Watch',
  download: 'Download',
};

/** Texts of the resource files (specification, section 2, "Resources page"). */
export const resourcesMessages = {
  heading: 'Resource Files',
  lead: 'Guides, reports, forms and posters to read, print or share.',
  loading: 'Resource files are loading',
  none: 'No Resource Found',
  noneHint: 'Nothing in this category yet. Please see all categories.',
  seeAll: 'See all categories',
  open: 'Open',
};
