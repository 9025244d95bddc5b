import { brand } from '../../shared/brand.ts';

/** Texts of the academy (specification, section 2, "Academy page"). */
export const academyMessages = {
  heading: `${brand.displayName} Academy`,
  lead: 'Short videos and papers about plants, our products, and running a small business honestly.',
  loading: 'Academy files are loading',
  none: 'No File Found',
  noneHint: 'Nothing from this source yet. Please see all sources.',
  seeAll: 'See all sources',
  watch: 'Watch',
  download: 'Download',
};
