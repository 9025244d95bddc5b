import { brand } from '../../shared/brand.ts';

/** Texts of the academy (specification, section 2, "Academy page"). */
export const academyMessages = {
  heading: `${brand.displayName} Academy`,
  lead: 'Short films and reading on the plants, on the products made from them, and on running a small business honestly.',
  loading: 'Academy files are loading',
  none: 'No File Found',
  noneHint: 'Nothing from this source yet. Look through all of them instead.',
  seeAll: 'See every source',
  watch: 'Watch',
  download: 'Download',
};
