import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readPostalDirectory } from './read-postal-directory.ts';

/** A folder for directories, removed at the end. */
export let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'post-offices-'))));
afterAll(() => rmSync(folder, { recursive: true }));

export function file(content: string | Uint8Array): string {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.csv`);
  writeFileSync(path, content);
  return path;
}

export const read = (content: string | Uint8Array) => readPostalDirectory(file(content));

export const header =
  'circlename,regionname,divisionname,officename,pincode,officetype,delivery,district,statename,latitude,longitude';
/** The row of one post office. */
export const kothimir =
  'Telangana Circle,Hyderabad Region,Adilabad Division,Kothimir B.O,504273,BO,Delivery,KUMURAM BHEEM ASIFABAD,TELANGANA,19.36,79.57';
