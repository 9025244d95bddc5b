/** Texts of the resource files (specification, section 2, "Resources page"). */
export const resourcesMessages = {
  heading: 'Resource Files',
  lead: 'Guides, reports, forms and posters: to read here, to print, or to hand on.',
  loading: 'Resource files are loading',
  none: 'No Resource Found',
  noneHint: 'Nothing in this category yet. Look through all of them instead.',
  seeAll: 'See every category',
  open: 'Open',
};
