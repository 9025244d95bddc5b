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
