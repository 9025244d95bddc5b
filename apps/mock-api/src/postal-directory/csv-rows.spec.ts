import fc from 'fast-check';

import { csvRows, type CsvRow } from './csv-rows.ts';

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size = text.length || 1): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const batch of csvRows(inPieces(text, size))) rows.push(...batch);
  return rows;
}

const fields = async (text: string, size?: number) => (await read(text, size)).map((row) => row.fields);

it.each([
  [
    'plain fields',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'Windows line ends',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'old Macs’ line ends',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'no line end after the last row',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'empty fields',
    'a,b,c\n,,\n',
    [
      ['a', 'b', 'c'],
      ['', '', ''],
    ],
  ],
  ['a comma, a quote and a line end inside quotes', '"a,b","say ""so""","x\ny"\n', [['a,b', 'say "so"', 'x\ny']]],
  ['an inch mark inside a plain field', 'a,5" pipe\n', [['a', '5" pipe']]],
  [
    'blank lines',
    'a,b\n\n   \n1,2\n\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1,5;2\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['nothing', '', []],
])('reads %s', async (_, text, expected) => {
  expect(await fields(text)).toEqual(expected);
});

it('reads the same however the file is cut into pieces', async () => {
  const field = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', 'é'), maxLength: 6 });
  const table = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), fc.constantFrom('\n', '\r\n'), async (rows, size, end) => {
      const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
      const text = ['head,er', ...quoted].join(end) + end;
      expect((await fields(text, size)).slice(1)).toEqual(rows);
    }),
  );
});

it('knows the line of each row, also after a field of several lines', async () => {
  const rows = await read('a,b\r\n\r\n"x\r\ny",2\r\n3,4\r\n', 3);
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
});

it.each([
  ['a quote that is never closed', `a,b\n1,2\n"3,4\n${'5,6\n'.repeat(10)}`, 3],
  ['one in a file too large to look for its end', `a,b\n1,2\n"3,4\n${'5,6\n'.repeat(40_000)}`, 3],
  ['text after a closing quote', 'a,b\n1,2\n"3"x,4\n', 3],
  ['text after the closing quote of a long field', 'a,b\n1,2\n"3\n3"x,4\n', 4],
])('says in which line there is %s', async (_, text, line) => {
  await expect(read(text, 1000)).rejects.toMatchObject({ name: 'CsvFault', line });
});
