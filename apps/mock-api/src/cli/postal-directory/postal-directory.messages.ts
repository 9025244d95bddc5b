const number = { format: (value: number) => value.toLocaleString('en-IN') };

export const postalDirectoryMessages = {
  unreadable: (file: string, why: string) => `${file} cannot be read as the post office directory: ${why}.`,
  noFile: 'there is no such file',
  isFolder: 'it is a folder',
  notAllowed: 'this user has no permission to read it',
  fault: (file: string, line: number, why: string) => `${file}, line ${line}: ${why}`,
  isArchive: 'This is a ZIP archive or an Excel workbook. Unpack it or save it as CSV, and give that file.',
  isGzip: 'This is compressed with gzip. Unpack it, and give that file.',
  isUtf16: 'This is written in UTF-16. Save it as CSV in UTF-8.',
  columnMissing: (missing: string, found: string) =>
    `The first line has no column ${missing}. Found: ${found.slice(0, 200)}.`,
  twice: (column: string, names: readonly string[]) => `${names.join(' and ')} both mean ${column}; remove one.`,
  pincode: (given: string) => `Pincode ${JSON.stringify(given)} is not six digits.`,
  nameless: 'The office has no name.',
  noOffices: (file: string) => `${file} contains no post office.`,
  tooManyLeftOut: (leftOut: number, rows: number) =>
    `${number.format(leftOut)} of ${number.format(rows)} rows are invalid; this is not a post office directory. The first:`,
  reading: 'Reading post offices',
  soFar: (offices: number) => `${number.format(offices)} offices`,
  read: (offices: number, pincodes: number) =>
    `${number.format(offices)} post offices of ${number.format(pincodes)} PIN codes`,
  leftOut: (rows: number) => `${number.format(rows)} ${rows === 1 ? 'row was' : 'rows were'} skipped:`,
  more: (rows: number) => `and ${number.format(rows)} more`,
} as const;
