import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { folder, header, kothimir, read } from './postal-directory.fixture.ts';
import { readPostalDirectory } from './read-postal-directory.ts';

describe('a file that is not a directory of post offices', () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ['without a state', 'officename,pincode\nKothimir,504273\n', /: The first line has no column StateName\. Found: /],
    [
      'with a column twice',
      `${header},Pin\n${kothimir},504273\n`,
      /: pincode and Pin both mean Pincode; remove one\.$/,
    ],
    [
      'that ends too early',
      `${header}\n${kothimir}\n${kothimir.slice(0, 60)}`,
      /: Invalid Record Length: .* on line 3/,
    ],
    ['with a quote that does not end', `${header}\n"${kothimir}\n`, /: Quote Not Closed: .* line 2/],
    [
      'of other numbers',
      `${header}\n${`${kothimir.replace('504273', '12')}\n`.repeat(30)}`,
      /^30 of 30 rows .*\n.*, line 2: Pincode "12" is not six digits\.\n/,
    ],
    ['with only a header', `${header}\n`, /contains no post office\.$/],
    ['that is empty', '', /contains no post office\.$/],
    [
      'that is an Excel workbook',
      'PK\u0003\u0004etc',
      /: This is a ZIP archive or an Excel workbook\. Unpack it or save it as CSV/,
    ],
    ['that is compressed', gzipSync(header), /: This is compressed/],
    ['in UTF-16', Buffer.from(`\uFEFF${header}`, 'utf16le'), /: This is written in UTF-16\. Save it/],
  ])('is rejected: one %s', async (_, content, words) => {
    const error: unknown = await read(content).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'SetupError', message: expect.stringMatching(words) as string });
  });

  it('is rejected: a missing file, and a folder', async () => {
    const missing = join(folder, 'none.csv');
    await expect(readPostalDirectory(missing)).rejects.toThrow(
      `${missing} cannot be read as the post office directory: there is no such file.`,
    );
    await expect(readPostalDirectory(folder)).rejects.toThrow(/: it is a folder\.$/);
  });
});
