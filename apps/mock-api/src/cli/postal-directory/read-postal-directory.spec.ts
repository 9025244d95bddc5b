import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';

import { file, header, kothimir, read } from './postal-directory.fixture.ts';
import { readPostalDirectory } from './read-postal-directory.ts';

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
