import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openShop } from '../testing/open-shop.ts';
import { buildSeed } from './build-seed.ts';
import { loadPostalDirectory } from './load-postal-directory.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'seed-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const rows = [
  'CircleName,RegionName,DivisionName,OfficeName,Pincode,OfficeType,Delivery,District,StateName,Latitude,Longitude',
  ...Array.from(
    { length: 40 },
    (_, at) =>
      `Bihar Circle,Patna Region,Gaya Division,Village ${at} B.O,823${100 + at},BO,Delivery,GAYA,BIHAR,24.7,85.0`,
  ),
  'Bihar Circle,Patna Region,Gaya Division,Nowhere B.O,unknown,BO,Delivery,GAYA,BIHAR,24.7,85.0',
];

it('uses India Post’s directory for the postal lookup, and reports skipped rows', async () => {
  const file = join(folder, 'directory.csv');
  writeFileSync(file, rows.join('\r\n'));
  const said: string[] = [];
  const output = { isTTY: false, write: (text: string) => said.push(text) };
  const postalDirectory = await loadPostalDirectory(file, output as never);
  expect(said.join('')).toBe(
    `40 post offices of 40 PIN codes\n1 row was skipped:\n  ${file}, line 42: Pincode "unknown" is not six digits.\n`,
  );

  const shop = await openShop({ seed: buildSeed({ products: undefined, postalDirectory }) });
  const look = async (pincode: string) => (await shop.call('lookupPincode', { path: { pincode } })).body;
  expect(await look('823107')).toMatchObject([
    { Status: 'Success', PostOffice: [{ Name: 'Village 7', District: 'Gaya' }] },
  ]);
  // The built-in sample is not used.
  expect(await look('208001')).toMatchObject([{ Status: 'Error', PostOffice: null }]);
  await shop.app.close();
});

it('creates the requested number of products', async () => {
  const shop = await openShop({ seed: buildSeed({ products: 120, postalDirectory: undefined }) });
  expect((await shop.call('listProducts')).body).toHaveLength(120);
  await shop.app.close();
});
