import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';

import { readPostalDirectory } from './read-postal-directory.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'post-offices-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string | Uint8Array): string {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.csv`);
  writeFileSync(path, content);
  return path;
}

const read = (content: string | Uint8Array) => readPostalDirectory(file(content));

const header =
  'circlename,regionname,divisionname,officename,pincode,officetype,delivery,district,statename,latitude,longitude';
const kothimir =
  'Telangana Circle,Hyderabad Region,Adilabad Division,Kothimir B.O,504273,BO,Delivery,KUMURAM BHEEM ASIFABAD,TELANGANA,19.36,79.57';
const kothimirAnswered = {
  Name: 'Kothimir',
  Description: null,
  BranchType: 'Branch Post Office',
  DeliveryStatus: 'Delivery',
  Circle: 'Telangana',
  District: 'Kumuram Bheem Asifabad',
  Division: 'Adilabad',
  Region: 'Hyderabad',
  Block: 'NA',
  State: 'Telangana',
  Country: 'India',
  Pincode: '504273',
};

describe('reading India Post’s directory', () => {
  it('returns offices in the format of the lookup service', async () => {
    const directory = await read(`${header}\n${kothimir}\n`);
    const offices = directory.officesWithPincode('504273');
    expect(offices).toEqual([kothimirAnswered]);

    const reply = [{ Message: '', Status: 'Success', PostOffice: offices }];
    expect(exactAnswerSchemas.lookupPincode[200].parse(reply)).toEqual(reply);
    expect(directory.officesWithPincode('504274')).toEqual([]);
  });

  it('finds all offices of a PIN code, in the order of the file', async () => {
    const row = (name: string, pin: number) => kothimir.replace('Kothimir B.O', name).replace('504273', String(pin));
    const pins = [800001, 110001, 504273, 110001, 999999, 110001];
    const directory = await read([header, ...pins.map((pin, at) => row(`Office ${at} S.O`, pin))].join('\r\n'));

    expect(directory.officesWithPincode('110001').map(({ Name }) => Name)).toEqual([
      'Office 1',
      'Office 3',
      'Office 5',
    ]);
    expect(directory.officesWithPincode('999999').map(({ Name }) => Name)).toEqual(['Office 4']);
    expect(directory.officesWithPincode('800001').map(({ Name }) => Name)).toEqual(['Office 0']);
    expect([directory.offices, directory.pincodes]).toEqual([6, 4]);
  });

  it.each([
    [
      'columns in another order and spelling',
      'State Name,PINCODE,Office_Name,OfficeType,Delivery Status,District,CircleName,RegionName,Division Name',
      'TELANGANA,504273,Kothimir B.O,BO,Delivery,KUMURAM BHEEM ASIFABAD,Telangana Circle,Hyderabad Region,Adilabad Division',
    ],
    [
      'every field in quotes',
      header,
      kothimir
        .split(',')
        .map((field) => `"${field}"`)
        .join(','),
    ],
    ['a byte order mark', `\uFEFF${header}`, kothimir],
    ['spaces around fields', header, kothimir.replaceAll(',', ' , ').replace('504273', '504 273')],
  ])('accepts %s', async (_, first, row) => {
    expect((await read(`${first}\r\n${row}\r\n`)).officesWithPincode('504273')).toEqual([kothimirAnswered]);
  });

  it('reads UTF-8 and Windows-1252, also across chunks of the file', async () => {
    const text = `${header}\n${kothimir.replace('Kothimir', 'Köthimír')}\n`;
    for (const encoding of ['utf8', 'latin1'] as const) {
      const [office] = (await read(Buffer.from(text, encoding))).officesWithPincode('504273');
      expect(office?.Name).toBe('Köthimír');
    }
    const first = Math.ceil((64 * 1024) / (kothimir.length + 1));
    const long = `${header}\n${`${kothimir}\n`.repeat(first)}${'ö'.repeat(200)}${kothimir}\n${kothimir}\n`;
    expect((await read(long)).offices).toBe(first + 2);
  });

  it.each([
    ['HO', 'Delivery', 'Kanpur H.O', ['Kanpur', 'Head Post Office', 'Delivery']],
    ['PO', 'Non Delivery', 'Mall Road SO', ['Mall Road', 'Sub Post Office', 'Non-Delivery']],
    ['S.O', 'Non-Delivery', 'Amberpet S.O (Hyderabad)', ['Amberpet (Hyderabad)', 'Sub Post Office', 'Non-Delivery']],
    ['', '', 'Rupa B.O', ['Rupa', 'Branch Post Office', 'NA']],
    ['', 'Delivery', 'Rupa', ['Rupa', 'NA', 'Delivery']],
    ['Camp office', 'Delivery', 'Leh', ['Leh', 'Camp office', 'Delivery']],
  ])('reads an office of type %j, %j, named %j', async (type, delivery, name, expected) => {
    const row = kothimir.replace('Kothimir B.O', name).replace(',BO,Delivery,', `,${type},${delivery},`);
    const [office] = (await read(`${header}\n${row}`)).officesWithPincode('504273');
    expect([office?.Name, office?.BranchType, office?.DeliveryStatus]).toEqual(expected);
  });

  it.each([
    ['JAMMU AND KASHMIR', 'Jammu and Kashmir'],
    ['Y.S.R.', 'Y.S.R.'],
    ['McLeod Ganj', 'McLeod Ganj'],
    ['NA', 'NA'],
  ])('converts the district %s to %s', async (given, expected) => {
    const row = kothimir.replace('KUMURAM BHEEM ASIFABAD', given);
    expect((await read(`${header}\n${row}`)).officesWithPincode('504273')[0]?.District).toBe(expected);
  });

  it('reports its progress', async () => {
    const said: [number, number][] = [];
    await readPostalDirectory(file(`${header}\n${`${kothimir}\n`.repeat(2_000)}`), (...step) => said.push(step));
    expect(said.length).toBeGreaterThan(2);
    expect(said.at(-1)).toEqual([1, 2_000]);
    expect(said.map(([share]) => share)).toEqual(said.map(([share]) => share).toSorted());
  });
});

describe('an invalid row', () => {
  it('is skipped and reported', async () => {
    const rows = Array.from({ length: 60 }, () => kothimir);
    rows[3] = kothimir.replace('504273', 'NA');
    rows[9] = kothimir.replace('Kothimir B.O', '');
    const directory = await read([header, ...rows].join('\n'));
    expect(directory.offices).toBe(58);
    expect(directory.leftOut).toEqual({
      rows: 2,
      first: [
        { line: 5, why: 'Pincode "NA" is not six digits.' },
        { line: 11, why: 'The office has no name.' },
      ],
    });
  });
});

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
