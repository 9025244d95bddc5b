export const recordMessages = {
  title: 'Records',
  none: 'This API has no records to show.',
  noneYet: 'None in this world.',
  search: 'Search records',
  noneFound: 'No matches.',
  counted: (title: string, shown: number, total: number) =>
    shown < total ? `${title} (newest ${shown} of ${total})` : `${title} (${total})`,
  of: (field: string, record: string) => `${field} of ${record}`,
  edit: 'Edit',
  editOne: (title: string) => `Edit ${title}`,
  secretHelp: 'Leave empty to keep it.',
  save: 'Save',
  remove: 'Delete',
  removeOne: (title: string) => `Delete ${title}`,
  removed: (title: string) => `${title} was deleted.`,
  saved: (title: string) => `${title} was saved.`,
  changed: (title: string, field: string, value: string) => `${title}: ${field} is now ${value}.`,
};
